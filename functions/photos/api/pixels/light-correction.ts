/** What is to be done about the light of a photo: factors of the amount of light in each channel. */
export type LightCorrection = {
  red: number;
  green: number;
  blue: number;
  /** Light that is given (positive) or taken in all of them, in stops. */
  stops: number;
};

export const NO_CORRECTION: Readonly<LightCorrection> = { red: 1, green: 1, blue: 1, stops: 0 };
