//! One value for each component.

use std::array;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::path::PathBuf;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, Dummy, TS, TypeVisitor};

use super::Component;

/// One value for each of `N` components, which is all there are; in documents a map from their notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByComponent<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K: Component, V, const N: usize> ByComponent<K, V, N> {
    /// These values, in the order of the components.
    #[inline]
    pub const fn new(values: [V; N]) -> Self {
        const { assert!(K::ALL.len() == N, "there is one value for each component") };
        ByComponent(values, PhantomData)
    }

    /// One value for each, made by `make`.
    pub fn from_fn(mut make: impl FnMut(K) -> V) -> Self {
        ByComponent::new(array::from_fn(|index| make(K::ALL[index])))
    }

    /// The values in the order of the components.
    #[inline]
    pub const fn values(&self) -> &[V; N] {
        &self.0
    }
}

impl<K: Component, V, const N: usize> Index<K> for ByComponent<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0[key.index()]
    }
}

impl<K: Component, V, const N: usize> IndexMut<K> for ByComponent<K, V, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key.index()]
    }
}

impl<K: Component, V: Serialize, const N: usize> Serialize for ByComponent<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (key, value) in K::ALL.iter().zip(&self.0) {
            map.serialize_entry(&key.to_string(), value)?;
        }
        map.end()
    }
}

impl<'de, K: Component, V: Deserialize<'de>, const N: usize> Deserialize<'de> for ByComponent<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Each(PhantomData))
    }
}

/// Reads a map with each component in it, once.
struct Each<K, V, const N: usize>(PhantomData<(K, V)>);

impl<'de, K: Component, V: Deserialize<'de>, const N: usize> Visitor<'de> for Each<K, V, N> {
    type Value = ByComponent<K, V, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys: Vec<String> = K::ALL.iter().map(ToString::to_string).collect();
        write!(f, "a map from {}", keys.join(", "))
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut found: [Option<V>; N] = array::from_fn(|_| None);
        while let Some(key) = map.next_key::<String>()? {
            let key: K = key.parse().map_err(M::Error::custom)?;
            if found[key.index()].replace(map.next_value()?).is_some() {
                return Err(M::Error::custom(format!("{key} stands here twice")));
            }
        }
        if let Some(missing) = found.iter().position(Option::is_none) {
            return Err(M::Error::custom(format!("{} is missing", K::ALL[missing])));
        }
        Ok(ByComponent::new(found.map(|value| value.expect("none is missing"))))
    }
}

/// A map that has the name of its keys: `type ByPart<T> = { [part in Part]: T }`, in the file of the keys.
impl<K: Component + TS, V: TS, const N: usize> TS for ByComponent<K, V, N> {
    type WithoutGenerics = ByComponent<K, Dummy, N>;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("By{}<{}>", K::name(cfg), V::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn decl(cfg: &Config) -> String {
        let key = K::name(cfg);
        format!("type By{key}<T> = {{ [{} in {key}]: T }};", key.to_lowercase())
    }

    fn decl_concrete(cfg: &Config) -> String {
        Self::decl(cfg)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<K>();
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<V>();
        V::visit_generics(visitor);
    }

    fn output_path() -> Option<PathBuf> {
        K::output_path()
    }
}
