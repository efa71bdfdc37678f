import { PROTOCOL } from "$wire/index";

/** The header in which every answer over HTTP says which version of the protocol the server speaks. */
const HEADER = "durbar-protocol";

let isOther = $state(false);

/** Has the server been renewed since this page was loaded, so that they no longer understand each other? */
export function isOutdated(): boolean {
  return isOther;
}

/** The server says which version it speaks; is it ours? Once it was not, only loading the page again helps. */
export function meet(protocol: number): boolean {
  if (protocol !== PROTOCOL) isOther = true;
  return protocol === PROTOCOL;
}

/** The same for an answer over HTTP. What stands between us and the server may answer too: then nothing is said. */
export function meetIn(headers: Headers): void {
  const protocol = headers.get(HEADER);
  if (protocol !== null) meet(Number(protocol));
}
