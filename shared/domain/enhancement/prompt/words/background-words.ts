/** Wishes for the background in the platform's other languages: it is not cut out, blurred or replaced. */
export const BACKGROUNDS_OF_LANGUAGES = [
  'hintergrund|hintergrund unscharf|unscharfer hintergrund|hintergrund verschwommen|verschwommener hintergrund',
  'arrière-plan|fond|fond flou|arrière-plan flou|flouter le fond|floute le fond|fond noir',
  'fondo|fondo borroso|fondo desenfocado|desenfocar el fondo|difuminar el fondo|fondo negro',
  'sfondo|sfondo sfocato|sfoca lo sfondo|sfocare lo sfondo|sfondo nero',
].join('|');
