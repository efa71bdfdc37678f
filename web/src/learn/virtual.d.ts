declare module "virtual:rulebook/*" {
  const book: import("./book").Book;
  export default book;
}

declare module "virtual:scenes/*" {
  const scenes: Readonly<Record<string, import("./scene").Drawn>>;
  export default scenes;
}
