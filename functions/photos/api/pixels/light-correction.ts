/** Corrects a photo's light: a factor of the amount of light for each channel. */
export type LightCorrection = {
  red: number;
  green: number;
  blue: number;
  /** Light added (positive) or removed in all channels, in stops. */
  stops: number;
};

export const NO_CORRECTION: Readonly<LightCorrection> = { red: 1, green: 1, blue: 1, stops: 0 };
