declare module "virtual:rulebook/*" {
  const book: import("./book").Book;
  export default book;
}
