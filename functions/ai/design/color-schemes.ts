import type { Oklch } from '#functions/platform/color/oklch.ts';

/** Four colors chosen together; the text colors follow from the ground. A dark ground makes a dark site. */
export type ColorScheme = { primary: Oklch; secondary: Oklch; accent: Oklch; ground: Oklch };

export const COLOR_SCHEMES = {
  // Light grounds: paper, plaster, linen.
  rosso: {
    primary: { l: 0.44, c: 0.16, h: 26 },
    secondary: { l: 0.4, c: 0.06, h: 140 },
    accent: { l: 0.66, c: 0.14, h: 60 },
    ground: { l: 0.973, c: 0.012, h: 80 },
  },
  terracotta: {
    primary: { l: 0.5, c: 0.13, h: 42 },
    secondary: { l: 0.4, c: 0.05, h: 150 },
    accent: { l: 0.64, c: 0.12, h: 75 },
    ground: { l: 0.965, c: 0.016, h: 70 },
  },
  tomato: {
    primary: { l: 0.53, c: 0.19, h: 29 },
    secondary: { l: 0.42, c: 0.1, h: 145 },
    accent: { l: 0.67, c: 0.15, h: 80 },
    ground: { l: 0.982, c: 0.01, h: 95 },
  },
  brick: {
    primary: { l: 0.47, c: 0.13, h: 35 },
    secondary: { l: 0.37, c: 0.04, h: 60 },
    accent: { l: 0.62, c: 0.1, h: 90 },
    ground: { l: 0.962, c: 0.014, h: 75 },
  },
  basil: {
    primary: { l: 0.44, c: 0.1, h: 148 },
    secondary: { l: 0.5, c: 0.17, h: 28 },
    accent: { l: 0.68, c: 0.14, h: 90 },
    ground: { l: 0.978, c: 0.014, h: 110 },
  },
  olive: {
    primary: { l: 0.45, c: 0.08, h: 118 },
    secondary: { l: 0.44, c: 0.1, h: 45 },
    accent: { l: 0.64, c: 0.11, h: 85 },
    ground: { l: 0.968, c: 0.018, h: 100 },
  },
  lemon: {
    primary: { l: 0.45, c: 0.1, h: 245 },
    secondary: { l: 0.48, c: 0.11, h: 140 },
    accent: { l: 0.7, c: 0.15, h: 88 },
    ground: { l: 0.982, c: 0.025, h: 102 },
  },
  marigold: {
    primary: { l: 0.5, c: 0.14, h: 52 },
    secondary: { l: 0.41, c: 0.11, h: 350 },
    accent: { l: 0.69, c: 0.15, h: 78 },
    ground: { l: 0.974, c: 0.02, h: 88 },
  },
  saffron: {
    primary: { l: 0.49, c: 0.13, h: 60 },
    secondary: { l: 0.38, c: 0.11, h: 15 },
    accent: { l: 0.69, c: 0.15, h: 80 },
    ground: { l: 0.972, c: 0.02, h: 85 },
  },
  paprika: {
    primary: { l: 0.49, c: 0.17, h: 33 },
    secondary: { l: 0.38, c: 0.05, h: 45 },
    accent: { l: 0.67, c: 0.14, h: 72 },
    ground: { l: 0.97, c: 0.014, h: 60 },
  },
  mustard: {
    primary: { l: 0.36, c: 0.05, h: 70 },
    secondary: { l: 0.49, c: 0.15, h: 35 },
    accent: { l: 0.71, c: 0.15, h: 88 },
    ground: { l: 0.972, c: 0.03, h: 94 },
  },
  butter: {
    primary: { l: 0.41, c: 0.07, h: 50 },
    secondary: { l: 0.46, c: 0.08, h: 155 },
    accent: { l: 0.68, c: 0.12, h: 78 },
    ground: { l: 0.975, c: 0.03, h: 96 },
  },
  oat: {
    primary: { l: 0.38, c: 0.04, h: 60 },
    secondary: { l: 0.47, c: 0.06, h: 200 },
    accent: { l: 0.64, c: 0.1, h: 55 },
    ground: { l: 0.958, c: 0.012, h: 82 },
  },
  bottle: {
    primary: { l: 0.37, c: 0.07, h: 162 },
    secondary: { l: 0.41, c: 0.12, h: 20 },
    accent: { l: 0.64, c: 0.1, h: 82 },
    ground: { l: 0.966, c: 0.012, h: 95 },
  },
  forest: {
    primary: { l: 0.4, c: 0.08, h: 150 },
    secondary: { l: 0.46, c: 0.09, h: 60 },
    accent: { l: 0.66, c: 0.13, h: 120 },
    ground: { l: 0.972, c: 0.014, h: 130 },
  },
  pine: {
    primary: { l: 0.38, c: 0.06, h: 175 },
    secondary: { l: 0.46, c: 0.13, h: 38 },
    accent: { l: 0.65, c: 0.11, h: 75 },
    ground: { l: 0.962, c: 0.01, h: 120 },
  },
  mint: {
    primary: { l: 0.45, c: 0.09, h: 168 },
    secondary: { l: 0.5, c: 0.14, h: 18 },
    accent: { l: 0.68, c: 0.12, h: 150 },
    ground: { l: 0.976, c: 0.018, h: 165 },
  },
  cactus: {
    primary: { l: 0.45, c: 0.1, h: 140 },
    secondary: { l: 0.48, c: 0.17, h: 5 },
    accent: { l: 0.69, c: 0.14, h: 65 },
    ground: { l: 0.975, c: 0.018, h: 120 },
  },
  jade: {
    primary: { l: 0.43, c: 0.08, h: 170 },
    secondary: { l: 0.46, c: 0.15, h: 25 },
    accent: { l: 0.65, c: 0.11, h: 85 },
    ground: { l: 0.97, c: 0.012, h: 150 },
  },
  seaglass: {
    primary: { l: 0.45, c: 0.075, h: 200 },
    secondary: { l: 0.47, c: 0.1, h: 40 },
    accent: { l: 0.68, c: 0.09, h: 180 },
    ground: { l: 0.974, c: 0.013, h: 190 },
  },
  harbor: {
    primary: { l: 0.39, c: 0.085, h: 240 },
    secondary: { l: 0.5, c: 0.15, h: 35 },
    accent: { l: 0.66, c: 0.1, h: 210 },
    ground: { l: 0.97, c: 0.008, h: 230 },
  },
  aegean: {
    primary: { l: 0.45, c: 0.14, h: 255 },
    secondary: { l: 0.46, c: 0.08, h: 130 },
    accent: { l: 0.66, c: 0.12, h: 230 },
    ground: { l: 0.985, c: 0.006, h: 240 },
  },
  cobalt: {
    primary: { l: 0.42, c: 0.17, h: 262 },
    secondary: { l: 0.5, c: 0.13, h: 48 },
    accent: { l: 0.69, c: 0.14, h: 85 },
    ground: { l: 0.976, c: 0.012, h: 92 },
  },
  sky: {
    primary: { l: 0.48, c: 0.12, h: 240 },
    secondary: { l: 0.51, c: 0.19, h: 25 },
    accent: { l: 0.69, c: 0.12, h: 225 },
    ground: { l: 0.98, c: 0.012, h: 225 },
  },
  indigo: {
    primary: { l: 0.37, c: 0.11, h: 272 },
    secondary: { l: 0.48, c: 0.15, h: 28 },
    accent: { l: 0.64, c: 0.09, h: 250 },
    ground: { l: 0.966, c: 0.01, h: 85 },
  },
  peacock: {
    primary: { l: 0.43, c: 0.085, h: 215 },
    secondary: { l: 0.45, c: 0.14, h: 350 },
    accent: { l: 0.68, c: 0.14, h: 72 },
    ground: { l: 0.972, c: 0.014, h: 100 },
  },
  fjord: {
    primary: { l: 0.38, c: 0.05, h: 225 },
    secondary: { l: 0.47, c: 0.05, h: 150 },
    accent: { l: 0.64, c: 0.07, h: 60 },
    ground: { l: 0.964, c: 0.006, h: 220 },
  },
  blush: {
    primary: { l: 0.46, c: 0.13, h: 8 },
    secondary: { l: 0.44, c: 0.07, h: 165 },
    accent: { l: 0.68, c: 0.12, h: 20 },
    ground: { l: 0.972, c: 0.017, h: 20 },
  },
  fuchsia: {
    primary: { l: 0.49, c: 0.2, h: 358 },
    secondary: { l: 0.43, c: 0.09, h: 195 },
    accent: { l: 0.7, c: 0.15, h: 75 },
    ground: { l: 0.976, c: 0.014, h: 60 },
  },
  plum: {
    primary: { l: 0.39, c: 0.12, h: 345 },
    secondary: { l: 0.44, c: 0.07, h: 130 },
    accent: { l: 0.65, c: 0.11, h: 70 },
    ground: { l: 0.966, c: 0.012, h: 50 },
  },
  vermilion: {
    primary: { l: 0.53, c: 0.2, h: 33 },
    secondary: { l: 0.3, c: 0.02, h: 260 },
    accent: { l: 0.63, c: 0.1, h: 85 },
    ground: { l: 0.975, c: 0.008, h: 85 },
  },
  // Dark grounds: rooms at night.
  midnight: {
    primary: { l: 0.79, c: 0.1, h: 82 },
    secondary: { l: 0.74, c: 0.06, h: 230 },
    accent: { l: 0.7, c: 0.13, h: 45 },
    ground: { l: 0.19, c: 0.025, h: 262 },
  },
  oxblood: {
    primary: { l: 0.8, c: 0.09, h: 65 },
    secondary: { l: 0.75, c: 0.09, h: 30 },
    accent: { l: 0.68, c: 0.14, h: 35 },
    ground: { l: 0.2, c: 0.05, h: 20 },
  },
  ember: {
    primary: { l: 0.74, c: 0.16, h: 52 },
    secondary: { l: 0.78, c: 0.07, h: 85 },
    accent: { l: 0.67, c: 0.18, h: 35 },
    ground: { l: 0.19, c: 0.014, h: 45 },
  },
  smoke: {
    primary: { l: 0.82, c: 0.05, h: 75 },
    secondary: { l: 0.73, c: 0.05, h: 200 },
    accent: { l: 0.7, c: 0.13, h: 50 },
    ground: { l: 0.21, c: 0.006, h: 250 },
  },
  ink: {
    primary: { l: 0.84, c: 0.06, h: 95 },
    secondary: { l: 0.74, c: 0.12, h: 30 },
    accent: { l: 0.68, c: 0.16, h: 28 },
    ground: { l: 0.17, c: 0.012, h: 285 },
  },
  lacquer: {
    primary: { l: 0.76, c: 0.13, h: 45 },
    secondary: { l: 0.8, c: 0.09, h: 88 },
    accent: { l: 0.66, c: 0.2, h: 27 },
    ground: { l: 0.18, c: 0.03, h: 25 },
  },
  espresso: {
    primary: { l: 0.81, c: 0.08, h: 72 },
    secondary: { l: 0.76, c: 0.06, h: 150 },
    accent: { l: 0.7, c: 0.12, h: 50 },
    ground: { l: 0.215, c: 0.022, h: 52 },
  },
  neon: {
    primary: { l: 0.83, c: 0.15, h: 95 },
    secondary: { l: 0.76, c: 0.14, h: 350 },
    accent: { l: 0.74, c: 0.14, h: 200 },
    ground: { l: 0.18, c: 0.035, h: 295 },
  },
} as const satisfies Record<string, ColorScheme>;
export type SchemeName = keyof typeof COLOR_SCHEMES;
