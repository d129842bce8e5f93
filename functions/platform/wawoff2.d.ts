declare module 'wawoff2/decompress.js' {
  /** WOFF2 bytes → the bytes of the TrueType or OpenType font inside. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
declare module 'wawoff2/compress.js' {
  /** The bytes of a TrueType or OpenType font → WOFF2 bytes. */
  export default function compress(font: Uint8Array): Promise<Uint8Array>;
}
