/** The part of Eleventy's API that the bench uses; the package has no types. */
declare module '@11ty/eleventy' {
  type Configuration = {
    addGlobalData: (name: string, data: unknown) => void;
    setQuietMode: (isQuiet: boolean) => void;
  };
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; config: (of: Configuration) => void },
    );
    init(): Promise<void>;
    /** Builds the site in memory. */
    toJSON(): Promise<{ url: string; content: string }[]>;
  }
}
