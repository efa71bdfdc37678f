/** The files of one version of the app: the build lists them, and the service worker keeps them. */
export interface Shell {
  version: string;
  files: readonly string[];
}
