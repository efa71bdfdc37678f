//! What a player has chosen and not sealed.

/// A plan in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<A> {
    /// Choices that can be made one after another, in this order.
    pub choices: Vec<A>,
    /// Choices that cannot be made yet, in the order in which the player made them.
    pub waiting: Vec<A>,
}

impl<A> Default for Draft<A> {
    fn default() -> Draft<A> {
        Draft { choices: Vec::new(), waiting: Vec::new() }
    }
}

impl<A: Copy> Draft<A> {
    /// Everything that was chosen.
    pub fn plan(&self) -> Vec<A> {
        [&self.choices[..], &self.waiting].concat()
    }
}
