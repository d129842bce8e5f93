import type { Oklch } from '#shared/site/color/oklch.ts';

/** Four colours chosen together; the text colours follow from the ground. A dark ground makes a dark site. */
export type ColorScheme = { primary: Oklch; secondary: Oklch; accent: Oklch; ground: Oklch };

export const COLOR_SCHEMES = {
  // Light grounds: paper, plaster, linen.
  rosso: {
    primary: [0.44, 0.16, 26],
    secondary: [0.4, 0.06, 140],
    accent: [0.66, 0.14, 60],
    ground: [0.973, 0.012, 80],
  },
  terracotta: {
    primary: [0.5, 0.13, 42],
    secondary: [0.4, 0.05, 150],
    accent: [0.64, 0.12, 75],
    ground: [0.965, 0.016, 70],
  },
  tomato: {
    primary: [0.53, 0.19, 29],
    secondary: [0.42, 0.1, 145],
    accent: [0.67, 0.15, 80],
    ground: [0.982, 0.01, 95],
  },
  brick: {
    primary: [0.47, 0.13, 35],
    secondary: [0.37, 0.04, 60],
    accent: [0.62, 0.1, 90],
    ground: [0.962, 0.014, 75],
  },
  basil: {
    primary: [0.44, 0.1, 148],
    secondary: [0.5, 0.17, 28],
    accent: [0.68, 0.14, 90],
    ground: [0.978, 0.014, 110],
  },
  olive: {
    primary: [0.45, 0.08, 118],
    secondary: [0.44, 0.1, 45],
    accent: [0.64, 0.11, 85],
    ground: [0.968, 0.018, 100],
  },
  lemon: {
    primary: [0.45, 0.1, 245],
    secondary: [0.48, 0.11, 140],
    accent: [0.7, 0.15, 88],
    ground: [0.982, 0.025, 102],
  },
  marigold: {
    primary: [0.5, 0.14, 52],
    secondary: [0.41, 0.11, 350],
    accent: [0.69, 0.15, 78],
    ground: [0.974, 0.02, 88],
  },
  saffron: {
    primary: [0.49, 0.13, 60],
    secondary: [0.38, 0.11, 15],
    accent: [0.69, 0.15, 80],
    ground: [0.972, 0.02, 85],
  },
  paprika: {
    primary: [0.49, 0.17, 33],
    secondary: [0.38, 0.05, 45],
    accent: [0.67, 0.14, 72],
    ground: [0.97, 0.014, 60],
  },
  mustard: {
    primary: [0.36, 0.05, 70],
    secondary: [0.49, 0.15, 35],
    accent: [0.71, 0.15, 88],
    ground: [0.972, 0.03, 94],
  },
  butter: {
    primary: [0.41, 0.07, 50],
    secondary: [0.46, 0.08, 155],
    accent: [0.68, 0.12, 78],
    ground: [0.975, 0.03, 96],
  },
  oat: {
    primary: [0.38, 0.04, 60],
    secondary: [0.47, 0.06, 200],
    accent: [0.64, 0.1, 55],
    ground: [0.958, 0.012, 82],
  },
  bottle: {
    primary: [0.37, 0.07, 162],
    secondary: [0.41, 0.12, 20],
    accent: [0.64, 0.1, 82],
    ground: [0.966, 0.012, 95],
  },
  forest: {
    primary: [0.4, 0.08, 150],
    secondary: [0.46, 0.09, 60],
    accent: [0.66, 0.13, 120],
    ground: [0.972, 0.014, 130],
  },
  pine: {
    primary: [0.38, 0.06, 175],
    secondary: [0.46, 0.13, 38],
    accent: [0.65, 0.11, 75],
    ground: [0.962, 0.01, 120],
  },
  mint: {
    primary: [0.45, 0.09, 168],
    secondary: [0.5, 0.14, 18],
    accent: [0.68, 0.12, 150],
    ground: [0.976, 0.018, 165],
  },
  cactus: {
    primary: [0.45, 0.1, 140],
    secondary: [0.48, 0.17, 5],
    accent: [0.69, 0.14, 65],
    ground: [0.975, 0.018, 120],
  },
  jade: {
    primary: [0.43, 0.08, 170],
    secondary: [0.46, 0.15, 25],
    accent: [0.65, 0.11, 85],
    ground: [0.97, 0.012, 150],
  },
  seaglass: {
    primary: [0.45, 0.075, 200],
    secondary: [0.47, 0.1, 40],
    accent: [0.68, 0.09, 180],
    ground: [0.974, 0.013, 190],
  },
  harbour: {
    primary: [0.39, 0.085, 240],
    secondary: [0.5, 0.15, 35],
    accent: [0.66, 0.1, 210],
    ground: [0.97, 0.008, 230],
  },
  aegean: {
    primary: [0.45, 0.14, 255],
    secondary: [0.46, 0.08, 130],
    accent: [0.66, 0.12, 230],
    ground: [0.985, 0.006, 240],
  },
  cobalt: {
    primary: [0.42, 0.17, 262],
    secondary: [0.5, 0.13, 48],
    accent: [0.69, 0.14, 85],
    ground: [0.976, 0.012, 92],
  },
  sky: {
    primary: [0.48, 0.12, 240],
    secondary: [0.51, 0.19, 25],
    accent: [0.69, 0.12, 225],
    ground: [0.98, 0.012, 225],
  },
  indigo: {
    primary: [0.37, 0.11, 272],
    secondary: [0.48, 0.15, 28],
    accent: [0.64, 0.09, 250],
    ground: [0.966, 0.01, 85],
  },
  peacock: {
    primary: [0.43, 0.085, 215],
    secondary: [0.45, 0.14, 350],
    accent: [0.68, 0.14, 72],
    ground: [0.972, 0.014, 100],
  },
  fjord: {
    primary: [0.38, 0.05, 225],
    secondary: [0.47, 0.05, 150],
    accent: [0.64, 0.07, 60],
    ground: [0.964, 0.006, 220],
  },
  blush: {
    primary: [0.46, 0.13, 8],
    secondary: [0.44, 0.07, 165],
    accent: [0.68, 0.12, 20],
    ground: [0.972, 0.017, 20],
  },
  fuchsia: {
    primary: [0.49, 0.2, 358],
    secondary: [0.43, 0.09, 195],
    accent: [0.7, 0.15, 75],
    ground: [0.976, 0.014, 60],
  },
  plum: {
    primary: [0.39, 0.12, 345],
    secondary: [0.44, 0.07, 130],
    accent: [0.65, 0.11, 70],
    ground: [0.966, 0.012, 50],
  },
  vermilion: {
    primary: [0.53, 0.2, 33],
    secondary: [0.3, 0.02, 260],
    accent: [0.63, 0.1, 85],
    ground: [0.975, 0.008, 85],
  },
  // Dark grounds: rooms at night.
  midnight: {
    primary: [0.79, 0.1, 82],
    secondary: [0.74, 0.06, 230],
    accent: [0.7, 0.13, 45],
    ground: [0.19, 0.025, 262],
  },
  oxblood: {
    primary: [0.8, 0.09, 65],
    secondary: [0.75, 0.09, 30],
    accent: [0.68, 0.14, 35],
    ground: [0.2, 0.05, 20],
  },
  ember: {
    primary: [0.74, 0.16, 52],
    secondary: [0.78, 0.07, 85],
    accent: [0.67, 0.18, 35],
    ground: [0.19, 0.014, 45],
  },
  smoke: {
    primary: [0.82, 0.05, 75],
    secondary: [0.73, 0.05, 200],
    accent: [0.7, 0.13, 50],
    ground: [0.21, 0.006, 250],
  },
  ink: {
    primary: [0.84, 0.06, 95],
    secondary: [0.74, 0.12, 30],
    accent: [0.68, 0.16, 28],
    ground: [0.17, 0.012, 285],
  },
  lacquer: {
    primary: [0.76, 0.13, 45],
    secondary: [0.8, 0.09, 88],
    accent: [0.66, 0.2, 27],
    ground: [0.18, 0.03, 25],
  },
  espresso: {
    primary: [0.81, 0.08, 72],
    secondary: [0.76, 0.06, 150],
    accent: [0.7, 0.12, 50],
    ground: [0.215, 0.022, 52],
  },
  neon: {
    primary: [0.83, 0.15, 95],
    secondary: [0.76, 0.14, 350],
    accent: [0.74, 0.14, 200],
    ground: [0.18, 0.035, 295],
  },
} as const satisfies Record<string, ColorScheme>;
export type SchemeName = keyof typeof COLOR_SCHEMES;
