import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather and seasons. */
export const POSTS_WEATHER = {
  rain: [
    {
      text: 'Piove, e un buon piatto [ci vuole proprio|mette di buonumore|scalda la giornata]. Prendi [l’ombrello|gli stivali|l’impermeabile] e vieni all’asciutto: {name} prepara {food}.',
      photo: 'un ombrello bagnato accanto alla porta',
      tags: ['pioggia', 'voglia', 'alcaldo'],
    },
    {
      text: 'La pioggia si sopporta meglio con {food} e [un amico|un po’ di compagnia|una lunga chiacchierata]. Lascia [il divano|la serie|la coperta], prendi l’ombrello: il posto è {name}.',
      photo: 'gocce sul vetro e una luce dietro',
      tags: ['pioggia', 'giornodipioggia', 'mangiarefuori'],
    },
    {
      text: 'Giornata grigia? Mettici un po’ di [gusto|colore|compagnia]. {name} ti aspetta con {food}, [al caldo|all’asciutto|senza fretta], e quando esci forse [ha smesso|c’è il sole|piove meno].',
      photo: 'un piatto caldo vicino a un vetro appannato',
      tags: ['pioggia', 'grigio', 'buonumore'],
    },
  ],
  cold_day: [
    {
      text: 'Hai le mani [fredde|gelate|in tasca]? È ora di [mangiare|scaldarsi|una pausa]. Prendi {food}, porta [un amico|la famiglia|una collega] e lascia fuori il freddo. Ti aspetta {name}.',
      photo: 'vapore sopra una ciotola',
      tags: ['freddo', 'alcaldo', 'voglia'],
    },
    {
      text: 'Fa freddo, e in compagnia [si sente meno|ci si scalda prima|si ride di più]. Metti [il cappello|la sciarpa|il maglione] e trovatevi davanti a {food}: {name} vi aspetta.',
      photo: 'due tazze e dei guanti accanto',
      tags: ['freddo', 'dividere', 'cosasimangia'],
    },
    {
      text: 'Un giorno così chiede {food} e [qualcuno accanto|nessuna fretta|una lunga chiacchierata]. Lascia [il cappotto|i guanti|la sciarpa] sulla sedia, {name} pensa a scaldarti.',
      photo: 'una sciarpa sulla sedia',
      tags: ['freddo', 'inverno', 'alcaldo'],
    },
  ],
  hot_day: [
    {
      text: 'Fa troppo caldo per [cucinare|accendere i fornelli|stare in cucina]. Lascia fare a noi. Vieni [in due|in famiglia|con calma], prendi {food} e tieni le pentole [nell’armadio|a riposo|fredde]. Cucina {name}.',
      photo: 'un bicchiere appannato dal freddo',
      tags: ['caldo', 'noncucino', 'sete'],
    },
    {
      text: 'Con questo caldo [anche il cane|anche il vicino|chiunque] cerca l’ombra. Prendi un cappello, [un amico|gli occhiali scuri|qualcosa da leggere] e vieni a mangiare: al resto pensa {name}.',
      photo: 'un’ombra sul tavolo e un bicchiere',
      tags: ['caldo', 'pausa', 'mangiarefuori'],
    },
    {
      text: 'Il sole picchia, [la fame resta|si cammina piano|si cerca l’ombra]. Fermati per {food} e [qualcosa di freddo|due chiacchiere|un’ora di pausa], {name} ti aspetta.',
      photo: 'un ventilatore e un bicchiere d’acqua',
      tags: ['caldo', 'estate', 'pausa'],
    },
  ],
  spring: [
    {
      text: 'I cappotti restano a casa e [si esce di più|torna la voglia di uscire|si cammina volentieri]. Fai una passeggiata, [prendi un po’ di sole|chiama un amico|fatti venire fame]: ti aspetta {name}, con {food}.',
      photo: 'una bicicletta contro un muro, al sole',
      tags: ['primavera', 'passeggiata', 'fame'],
    },
    {
      text: 'La primavera mette [fame|voglia di uscire|voglia di vedersi]. Ritrova [un amico|la famiglia|una cugina] davanti a {food} e parlate [a lungo|di tutto|dei vostri progetti]. Vi aspetta {name}.',
      photo: 'un fiore accanto a un piatto',
      tags: ['primavera', 'uscire', 'buonumore'],
    },
    {
      text: 'Le giornate si allungano e [le maniche si accorciano|il buonumore torna|gli amici chiamano]. Approfittane: {food}, [una sedia al sole|due chiacchiere|tanta calma] e {name} che ti aspetta.',
      photo: 'fiori in un bicchiere d’acqua',
      tags: ['primavera', 'giornatelunghe', 'amici'],
    },
  ],
  summer: [
    {
      text: 'Le giornate sono lunghe, [la fame arriva tardi|si sta bene fuori|nessuno ha fretta]. Riunisci [gli amici|la famiglia|i vicini] davanti a {food} e dimentica [l’orologio|i piatti|le mail]. Per una volta cucina {name}.',
      photo: 'una tavola al sole con gli occhiali sopra',
      tags: ['estate', 'giornatelunghe', 'amici'],
    },
    {
      text: 'D’estate si cucina [poco|il meno possibile|più tardi]. Vieni dopo [il mare|la passeggiata|il riposino], prendi {food} e lascia che [la giornata|la chiacchierata|il pomeriggio] duri. Al resto pensa {name}.',
      photo: 'un’ombra lunga sulla tovaglia',
      tags: ['estate', 'noncucino', 'voglia'],
    },
    {
      text: 'Un piatto, [qualcosa di freddo|un po’ d’ombra|gli amici] e niente fretta: ecco l’estate. Scegli [la compagnia|il giorno|il piatto], {name} ti aspetta.',
      photo: 'una granita accanto a un piatto',
      tags: ['estate', 'calma', 'amici'],
    },
  ],
  fall: [
    {
      text: 'Tira fuori [un maglione|una sciarpa|il tuo maglione preferito] e cammina finché arriva la fame. Poi {food} e [una lunga chiacchierata|un po’ di caldo|tutto il tempo che vuoi]. In fondo alla strada c’è {name}.',
      photo: 'un maglione su una sedia e un piatto caldo',
      tags: ['autunno', 'maglione', 'voglia'],
    },
    {
      text: 'L’autunno è arrivato con [le foglie|la pioggia|i maglioni]. È il momento di {food}, [in due|con gli amici|in famiglia]. Ti aspetta {name}, e da cucinare non c’è niente.',
      photo: 'una foglia rossa sul tavolo',
      tags: ['autunno', 'passeggiata', 'chiacchiere'],
    },
    {
      text: 'Fuori cadono le foglie, dentro [si mangia bene|si chiacchiera|si sta al caldo]. Vieni con [un amico|la famiglia|un’amica] per {food}: {name} ti aspetta.',
      photo: 'foglie e castagne su una tavola',
      tags: ['autunno', 'castagne', 'alcaldo'],
    },
  ],
  winter: [
    {
      text: 'Fuori fa freddo. Vieni per {food} e [un po’ di compagnia|il tempo di parlare|un po’ di caldo]. Metti [la sciarpa|il cappello|gli stivali], porta [un amico|la famiglia|la tua metà], e {name} pensa a scaldarvi.',
      photo: 'una sciarpa sulla spalliera di una sedia',
      tags: ['inverno', 'alcaldo', 'mangiarefuori'],
    },
    {
      text: 'D’inverno si resta presto [sul divano|sotto la coperta|in casa]. Esci per {food} e [gli amici|una chiacchierata|un po’ di caldo]. {name} ti aspetta, i piatti li laviamo noi.',
      photo: 'una finestra illuminata vista dalla strada',
      tags: ['inverno', 'caldo', 'voglia'],
    },
    {
      text: 'Le giornate sono corte, [le chiacchierate lunghe|i piatti caldi|gli amici vicini]. Trovatevi per {food} e [scaldatevi|ridete|restate insieme], {name} vi aspetta.',
      photo: 'vetro appannato e luci dentro',
      tags: ['inverno', 'buiopresto', 'amici'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
