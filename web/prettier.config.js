/** As wide as the code was when it was first formatted, and everything else as Prettier has it. */
export default { printWidth: 140, plugins: ["prettier-plugin-svelte"] };
