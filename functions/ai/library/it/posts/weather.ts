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
    {
      text: 'Quando piove, tutti corrono [a casa|sotto un portico|in macchina]. Tu fermati per {food} e [aspetta che smetta|scaldati|guarda la pioggia dal vetro]. Ti aspetta {name}.',
      photo: 'ombrelli colorati vicino all’ingresso',
      tags: ['pioggia', 'pausa', 'alcaldo'],
    },
    {
      text: 'Le previsioni dicono pioggia, noi diciamo [vieni lo stesso|un buon piatto|buon appetito]. {name} ti aspetta con {food}, [all’asciutto|al caldo|e un sorriso].',
      photo: 'nuvole viste da una finestra',
      tags: ['pioggia', 'meteo', 'voglia'],
    },
    {
      text: 'Con la pioggia viene voglia di [stare insieme|mangiare al caldo|rallentare]. Chiama [un’amica|i vicini|tua sorella], dividete {food} e lasciate fuori il tempo. Vi aspetta {name}.',
      photo: 'due tazze vicino a un vetro bagnato',
      tags: ['pioggia', 'amici', 'calore'],
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
    {
      text: 'Naso freddo, [mani in tasca|sciarpa fino agli occhi|passo svelto]: è il giorno giusto per {food}. Vieni a scaldarti [in due|con gli amici|con i bambini], ti aspetta {name}.',
      photo: 'un naso rosso sopra una sciarpa',
      tags: ['freddo', 'sciarpa', 'alcaldo'],
    },
    {
      text: 'Il freddo fa venire fame, [si sa|lo sanno tutti|e meno male]. Prendi {food}, [raccontaci la giornata|togliti il cappotto|fermati un po’], al resto pensa {name}.',
      photo: 'un cappotto appeso vicino alla porta',
      tags: ['freddo', 'fame', 'voglia'],
    },
    {
      text: 'Con il freddo si sta meglio [insieme|al caldo|davanti a un piatto]. Porta [la famiglia|un amico|chi ami] per {food}, vi aspetta {name}.',
      photo: 'una luce accesa in una strada fredda',
      tags: ['freddo', 'insieme', 'calore'],
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
    {
      text: 'Accendere i fornelli con questo caldo? [No, grazie|Meglio di no|Nemmeno per idea]. Vieni per {food} e [qualcosa di freddo|un po’ d’ombra|due chiacchiere], cucina {name}.',
      photo: 'un ventaglio appoggiato sul tavolo',
      tags: ['caldo', 'noncucino', 'ombra'],
    },
    {
      text: 'Quando fa caldo si mangia [con calma|più tardi|all’ombra]. Scegli {food}, bevi qualcosa di freddo e [respira|rilassati|goditi la pausa]. Ti aspetta {name}.',
      photo: 'una bottiglia d’acqua con le gocce',
      tags: ['caldo', 'calma', 'estate'],
    },
    {
      text: 'Ti va di uscire quando il sole [cala|dà tregua|si nasconde]? Noi ci siamo, con {food}. Porta [gli amici|i bambini|chi vuoi], vi aspetta {name}.',
      photo: 'cielo rosa sopra i tetti',
      tags: ['caldo', 'tramonto', 'amici'],
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
    {
      text: 'Le prime giornate tiepide chiedono [una passeggiata|di uscire|un po’ di compagnia]. Falle finire bene con {food}, [un’amica|i bambini|la tua metà] e {name}.',
      photo: 'un ramo fiorito accanto al menù',
      tags: ['primavera', 'passeggiata', 'compagnia'],
    },
    {
      text: 'È tempo di [aprire le finestre|mettere via i maglioni|uscire di più]. E di {food}, [in due|tra amici|in famiglia], senza cucinare: ci pensa {name}.',
      photo: 'una finestra aperta e una tenda che si muove',
      tags: ['primavera', 'ariapura', 'voglia'],
    },
    {
      text: 'Gli alberi fioriscono e l’appetito [anche|torna|si sveglia]. Scegli un giorno di sole, [chiama qualcuno|prendi la bici|lascia l’auto a casa] e vieni per {food}. Ti aspetta {name}.',
      photo: 'petali su un tavolo di legno',
      tags: ['primavera', 'sole', 'appetito'],
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
    {
      text: 'L’estate è fatta di [ore lunghe|piedi nudi|amici in vacanza] e di {food}. Vieni quando [hai voglia|torni dal mare|il caldo si calma], ti aspetta {name}.',
      photo: 'sandali e un telo vicino a una sedia',
      tags: ['estate', 'vacanza', 'voglia'],
    },
    {
      text: 'Sei in vacanza o [resti in città|lavori ancora|conti i giorni]? In ogni caso {food} ci sta. Porta [chi è con te|i vicini|un amico], al resto pensa {name}.',
      photo: 'una cartolina accanto a un bicchiere',
      tags: ['estate', 'incitta', 'vacanze'],
    },
    {
      text: 'Finché dura il bel tempo, [approfittane|si esce|si sta insieme]. Un piatto, [un brindisi|una risata|due storie] e una pausa dai fornelli: ci pensa {name}.',
      photo: 'luci appese in una sera d’estate',
      tags: ['estate', 'beltempo', 'brindisi'],
    },
  ],
  fall: [
    {
      text: 'Tira fuori [un maglione|una sciarpa|il tuo maglione preferito] e cammina finché arriva la fame. Poi {food} e [una lunga chiacchierata|un po’ di caldo|tutto il tempo che vuoi]. Ti aspetta {name}.',
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
    {
      text: 'Con le prime foglie viene voglia di [mangiare al caldo|stare insieme|chiacchierare a lungo]. Porta [un’amica|la famiglia|i colleghi] per {food}, vi aspetta {name}.',
      photo: 'foglie gialle sul davanzale',
      tags: ['autunno', 'foglie', 'voglia'],
    },
    {
      text: 'Le giornate si accorciano, [i maglioni tornano|la fame anticipa|il tempo rallenta]. È il momento di {food} e di [due chiacchiere|un po’ di calore|una bella compagnia]. Cucina {name}.',
      photo: 'una tazza accanto a un maglione di lana',
      tags: ['autunno', 'calore', 'chiacchiere'],
    },
    {
      text: 'Zucca, funghi o [castagne|uva|mele]: cosa ti piace dell’autunno? [Scrivilo nei commenti|Dicci la tua|Rispondi qui], e poi vieni per {food}. Ti aspetta {name}.',
      photo: 'una zucca e qualche castagna',
      tags: ['autunno', 'domanda', 'sapori'],
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
    {
      text: 'L’inverno passa prima con [un maglione caldo|una buona compagnia|un buon piatto]. Per {food} c’è {name}, al resto [pensa tu|pensano gli amici|basta poco].',
      photo: 'un maglione, un piatto e due amici',
      tags: ['inverno', 'maglione', 'compagnia'],
    },
    {
      text: 'Quando fuori gela, dentro [si ride|ci si scalda|si mangia bene]. Vieni per {food} con [chi ami|i bambini|un vecchio amico], vi aspetta {name}.',
      photo: 'brina sul vetro e una luce dentro',
      tags: ['inverno', 'gelo', 'calore'],
    },
    {
      text: 'In inverno le chiacchiere [si allungano|scaldano|fanno compagnia]. Aggiungi {food} e [un amico|una sorella|la famiglia], e la giornata cambia. Al resto pensa {name}.',
      photo: 'due sedie accostate e due cappotti',
      tags: ['inverno', 'chiacchiere', 'insieme'],
    },
  ],
} as const satisfies Partial<CopyLibrary['posts']>;
