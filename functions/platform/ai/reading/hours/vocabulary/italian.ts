import type { HoursVocabulary } from './hours-vocabulary.ts';

export const ITALIAN: HoursVocabulary = {
  language: 'it',
  days: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato, sabati', 'domenica, domeniche'],
  shortDays: ['lun, lu', 'mar, ma', 'mer, me', 'gio, gi', 'ven, ve', 'sab, sa', 'dom, do'],
  letters: ['l', 'm', 'm', 'g', 'v', 's', 'd'],
  everyDay:
    'gli altri giorni, il resto della settimana, tutti i giorni, ogni giorno, tutta la settimana, sette giorni su sette, 7 giorni su 7, 7/7, 7 su 7, quotidianamente, sempre aperto, sempre aperti, tuti i giorni, tutti giorni, tutte le sere, ogni sera',
  weekdays: 'giorni feriali, feriali, nei giorni feriali, infrasettimanali, in settimana',
  weekend: 'fine settimana, weekend, week-end, nel fine settimana, nel weekend, nei weekend, week end',
  aroundTheClock: '24 ore su 24, h24, 24/7, h 24, 24h, 24 ore, 24h su 24',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  months: [
    'gennaio, gen',
    'febbraio, feb',
    'marzo',
    'aprile, apr',
    'maggio, mag',
    'giugno, giu',
    'luglio, lug',
    'agosto, ago',
    'settembre, set, sett',
    'ottobre, ott',
    'novembre, nov',
    'dicembre, dic',
  ],
  words: {
    open: 'aperto, aperta, aperti, aperte, apriamo, apre, apertura, orario, orari, orario di apertura, orari di apertura, siamo aperti, siamo aperte, si mangia, si cena, si pranza, gli orari, i nostri orari',
    closed:
      'chiuso, chiusa, chiusi, chiuse, chiusura, riposo, giorno di chiusura, chiusura settimanale, riposo settimanale, giorno di riposo, turno di riposo, chiusura estiva, chiusura invernale, ferie, chiuso per ferie, chiusi per ferie, siamo chiusi, chiusura per ferie, chiusura annuale, restiamo chiusi, quando siamo chiusi',
    closes: 'chiude, chiude alle, chiudiamo, chiudiamo alle, chiusura alle',
    to: "a, al, alla, alle, ai, all', fino a, fino alle, fino al, fino alla, sino a, sino alle, fino all', ad, ale",
    from: "da, dal, dalla, dalle, dall', a partire da, a partire dalle, a partire dal, dai, dale",
    between: 'tra, tra le, fra, fra le',
    at: 'alle, verso',
    and: 'e, ed, poi, anche, e poi, e di nuovo, piu',
    onwards: 'in poi, in avanti',
    except:
      'tranne, eccetto, escluso, esclusa, esclusi, salvo, tranne il, eccetto il, escluso il, meno, tranne la',
    for: 'per',
    late: 'tardi, tarda notte, chiusura, notte fonda, esaurimento, esaurimento scorte, tarda sera',
    not: 'no, non, mai, senza, ne, nessun',
    filler:
      "il, la, lo, i, gli, le, l, siamo, servizio, ore, ora, h, di, in, solo, soltanto, tutto il giorno, orario continuato, continuato, non-stop, senza interruzione, tutto l'anno, giorni, giorno, settimana, ogni, nei, nel, nella, nelle, anche, serviamo, si, vi aspettiamo, dei, della, del, i giorni, alla carta, ma, tutto, tutto il mese di, il locale e, il negozio e, il ristorante e, la bottega e",
    with: 'con',
    hedge:
      'circa, solitamente, di solito, normalmente, generalmente, a volte, spesso, secondo, alcuni, su prenotazione, previa prenotazione, su appuntamento, primo, prima, ultimo, se, o, oppure, quando, quasi, forse, talvolta',
    part_of_day:
      'mattina, mattine, sera, sere, pomeriggio, pomeriggi, la sera, la mattina, di sera, di mattina, del mattino, notte, solo sera, solo la sera, a mezzogiorno',
    last_seating:
      'ultimo ingresso, ultime ordinazioni, ultimo ordine, ultima prenotazione, ultimo tavolo, ultime comande, ultimo turno, ultima comanda, ultima ordinazione, ultimi ordini',
    happy_hour: 'happy hour',
    vague_days: 'festivi, giorni festivi, festivita, prefestivi, festivo, feste, feste comandate',
    season:
      "estate, inverno, primavera, autunno, d'estate, d'inverno, in estate, in inverno, orario estivo, orario invernale, in stagione, stagione, estivo, invernale, estiva, stagione estiva, stagione invernale, alta stagione, bassa stagione, resto dell'anno, il resto dell'anno, nel resto dell'anno",
    other_topic:
      'bambini, bambino, anni, anno, eta, persone, persona, coperti, coperto, tavolo, tavoli, posti, prezzo, prezzi, sconto, minuti, min, km, metri, musica, musica dal vivo, musica live, concerto, concerti, jazz, dj, karaoke, quiz, corso, corsi, laboratorio, degustazione, degustazioni, evento, eventi, mercato, mercatino, serata, serate, euro, eur, piatti, portate, pezzi, gradi, telefonare, chiamare, chiamate, generazioni, generazione, lievitazione, lievita, cottura, cotto, frollatura, stagionato, gratis, omaggio, cucina a vista',
    not_now:
      "una volta, in passato, aprivamo, apriva, eravamo, presto, prossimamente, apriremo, prossimo anno, l'anno prossimo, prossimo mese, il mese prossimo, vorremmo aprire, vogliamo aprire, vorremmo, pensiamo, ci piacerebbe, mi piacerebbe, personale, dipendenti, fornitori, affitto, riunione, non dire, non menzionare, non dite, non scrivere, ufficio, invece di, segreto",
  },
  meals: {
    breakfast: 'colazione, colazioni',
    brunch: 'brunch',
    lunch: 'pranzo, pranzi',
    afternoon: 'merenda',
    dinner: 'cena, cene, aperitivo, aperitivi',
    any: 'cucina, bar, terrazza, bottega, negozio, panificio, pasticceria, forno, caffe, ristorante, pizzeria, asporto, da asporto, consegna, consegne, consegna a domicilio, domicilio, delivery, enoteca, gastronomia, take away',
  },
  holidays: {
    new_year: "capodanno, primo dell'anno",
    epiphany: 'epifania, befana',
    easter: 'pasqua, domenica di pasqua',
    easter_monday: "pasquetta, lunedi dell'angelo, lunedi di pasqua",
    assumption: 'ferragosto',
    all_saints: 'ognissanti',
    christmas_eve: 'vigilia di natale, la vigilia di natale',
    christmas: 'natale, giorno di natale',
    boxing_day: 'santo stefano, s. stefano',
    new_years_eve: "san silvestro, ultimo dell'anno",
  },
  common:
    'il, lo, la, gli, di, e, nostro, nostra, siamo, del, della, dal, alla, per, una, un, che, chiuso, aperto, alle, dalle, sono, in, dei, al, orari, aperti',
};
