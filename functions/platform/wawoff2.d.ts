declare module 'wawoff2/decompress.js' {
  /** Converts WOFF2 bytes to a TrueType or OpenType font. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
declare module 'wawoff2/compress.js' {
  /** Converts a TrueType or OpenType font to WOFF2 bytes. */
  export default function compress(font: Uint8Array): Promise<Uint8Array>;
}
