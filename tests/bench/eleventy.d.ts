/** The part of Eleventy's programmatic API that the bench uses; the package ships no types. */
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
    /** Builds the site without writing it. */
    toJSON(): Promise<{ url: string; content: string }[]>;
  }
}
