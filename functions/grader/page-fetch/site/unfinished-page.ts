export type UnfinishedReason = 'server_error' | 'under_construction';

/** Other text on such a page: the restaurant's name and a line. */
const MOST_BESIDE = 80;

/** Error texts of servers that answer with status 200. */
const ERROR_LINE = new RegExp(
  [
    'error establishing a database connection|there has been a critical error on (?:this|your) website',
    '(?:error |http )?(?:500|502|503|504)[ :–-]{1,3}(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out)',
    'internal server error|database connection (?:error|failed)|fatal error: uncaught',
    'fehler beim aufbau einer datenbankverbindung|error al establecer (?:una|la) conexi[óo]n (?:con|a) la base de datos',
    'erreur lors de la connexion [àa] la base de donn[ée]es|errore nello stabilire una connessione al database',
  ].join('|'),
  'i',
);

const SITE = '(?:(?:web ?)?(?:site|page)|homepage)';
/** A line that says so about the website, or only this. A restaurant that opens soon says more. */
const CONSTRUCTION_LINE = new RegExp(
  [
    '^\\W{0,5}(?:(?:site |website )?coming soon|under construction|(?:site )?under maintenance|maintenance mode|launching soon|(?:demn[äa]chst|bald) (?:hier|online)|im aufbau|en construction|bient[ôo]t (?:en ligne|disponible)|en construcci[óo]n|pr[óo]ximamente|in costruzione|prossimamente)\\W{0,5}$',
    `\\b(?:our|this|the|new)? ?(?:new )?${SITE} (?:is|will be) (?:currently )?(?:under construction|under maintenance|down for maintenance|undergoing (?:scheduled )?maintenance|coming soon|being (?:built|updated|redesigned)|launching soon)`,
    `\\b(?:our|a) new ${SITE} is (?:on its way|in the works)|briefly unavailable for scheduled maintenance`,
    '(?:internetseite|webseite|website|homepage|seite) (?:befindet sich|ist) (?:derzeit |momentan |gerade )?im (?:aufbau|umbau)',
    '(?:site|site web|page) (?:est )?(?:actuellement )?en (?:construction|maintenance)',
    '(?:sitio|sitio web|p[áa]gina|p[áa]gina web|web) (?:est[áa] )?en (?:construcci[óo]n|mantenimiento)',
    '(?:sito|sito web|pagina) (?:[èe] )?in (?:costruzione|manutenzione|allestimento)',
  ].join('|'),
  'i',
);

/** Why guests see nothing yet, or no longer, on a page that says hardly anything else. */
export function unfinishedReason(lines: readonly string[]): UnfinishedReason | undefined {
  if (isAbout(ERROR_LINE, lines)) return 'server_error';
  return isAbout(CONSTRUCTION_LINE, lines) ? 'under_construction' : undefined;
}

function isAbout(words: RegExp, lines: readonly string[]): boolean {
  const beside = lines.filter((line) => !words.test(line));
  return beside.length < lines.length && beside.reduce((sum, line) => sum + line.length, 0) <= MOST_BESIDE;
}
