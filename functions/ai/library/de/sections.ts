import type { CopyLibrary } from '../copy-library.ts';

/** Sections beside a fact of the owner: the lines are about the guests’ plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: ['Feiern bei uns', 'Euer Fest, ohne Schürze', 'Kerzen, Umarmungen, volle Teller'],
    written: [
      'Ihr kümmert euch um [die Gästeliste|die Umarmungen|das Auspusten]. Dass alle satt werden, ist unsere Sache.',
      'Auf eurem Fest soll auch die Gastgeberin [sitzen|warm essen|auf die Fotos].',
      'Erzählt uns, was ihr [feiert|vorhabt|schon lange plant] und mit wem. Alles Weitere [bereden wir|findet sich|planen wir zusammen].',
    ],
    suggested: ['Bei uns feiern ____ bis ____ Personen, mit einem Menü aus ____.'],
  },
  happy_hour: {
    title: ['Happy Hour', 'Die Stunde zum Loslassen', 'Zwischen Arbeit und Zuhause'],
    written: [
      'Zwischen [der letzten Mail|dem Büro|dem Supermarkt] und daheim ist noch Platz für [etwas Schönes|ein gutes Gespräch|lautes Gelächter].',
      'Bringt die mit, die [euch im Büro ertragen|immer „nur kurz“ sagen|etwas zu erzählen haben].',
      'Der Stau steht [auch ohne euch|geduldig weiter|später immer noch]. [Steht nicht mit|Stoßt lieber an|Wartet ihn hier ab].',
    ],
    suggested: ['Von ____ bis ____, immer ____: ____ für ____.'],
  },
  catering: {
    title: ['Essen für euer Fest', 'Ihr ladet ein, wir kochen', 'Für Feiern und Firmen'],
    written: [
      'Auf dem eigenen Fest solltet ihr [tanzen|begrüßen|auf Fotos sein] und nicht [Platten zählen|am Herd stehen|Teller suchen].',
      'Eine Sitzung mit gutem Essen [dauert gefühlt kürzer|endet versöhnlich|wird verziehen].',
      'Zählt [die Cousins|die Nachbarn|das ganze Team] und dann noch die, die [unangemeldet kommen|nachnehmen|nie Hunger haben].',
    ],
    suggested: ['Wir kochen ab ____ Personen. Bitte meldet euch ____ vorher.'],
  },
  delivery: {
    title: ['Wir liefern', 'Bis an eure Tür', 'Das Sofa behält euch'],
    written: [
      'Bleibt [im Pyjama|auf dem Sofa|in Socken]. Eure einzige Aufgabe: [Tür öffnen|Hunger haben|Besteck suchen].',
      'Draußen [regnet es|ist es kalt|staut es sich], drinnen knurrt der Magen. Das [lässt sich ändern|hat gleich ein Ende|muss nicht sein].',
      'Legt [Servietten|den Film|die Decke] bereit. Den Rest erledigt die Klingel.',
    ],
    suggested: ['Wir liefern nach ____ über ____, ab einem Bestellwert von ____.'],
  },
  takeout: {
    title: ['Zum Mitnehmen', 'Bestellen, holen, heimtragen', 'Unser Essen, euer Tisch'],
    written: [
      'Esst [auf der Parkbank|daheim|im Büro], [mit Musik im Ohr|ohne Schuhe|mit den Fingern], und niemand schaut zu.',
      'Eure Küche bleibt [sauber|kalt|ahnungslos], und auf dem Heimweg duftet es.',
      'Wer mit einer vollen Tüte heimkommt, [wird gefeiert|muss nicht kochen|hat gewonnen].',
    ],
    suggested: ['Ruft unter {phone} an. In etwa ____ Minuten ist alles fertig.'],
  },
  brunch: {
    title: ['Brunch', 'Wenn der Wecker frei hat', 'Spätes Frühstück, früher Mittag'],
    written: [
      'Schlaft, so lange [ihr wollt|die Kinder euch lassen|es schön ist], und fangt den Tag [gemütlich|mit Appetit|bei uns] an.',
      'Es gibt Vormittage zum [Putzen|Laufen|Listenschreiben] und Vormittage zum Sitzenbleiben.',
      'Bringt die Person mit, die [gestern auch dabei war|vor Mittag nett ist|noch etwas erzählen muss].',
    ],
    suggested: ['Brunch gibt es ____ von ____ bis ____. Fangt mit ____ an.'],
  },
  lunch: {
    title: ['Mittags', 'Die Pause, die ihr braucht', 'Weit weg von der Tastatur'],
    written: [
      'Das Mittagessen entscheidet, [wie der Nachmittag wird|wie nett ihr danach seid|ob ihr am Schreibtisch einnickt].',
      'Steht auf. Die Arbeit [wartet gern|bleibt sitzen|hält euch den Platz frei].',
      'Vor dem Bildschirm essen heißt [Mails kauen|die Pause verschenken|die Tastatur füttern]. Kommt und [schaut einmal hoch|atmet durch|redet mit jemandem].',
    ],
    suggested: ['Mittags gibt es ____ für ____, von ____ bis ____.'],
  },
  outdoor: {
    title: ['Draußen sitzen', 'Tische unter freiem Himmel', 'Essen an der Luft'],
    written: [
      'Wenn das Wetter [mitspielt|sich benimmt|lockt], wäre drinnen sitzen [schade|Verschwendung|fast unhöflich].',
      'Ein bisschen [Sonne|Wind|Luft], und die Gespräche werden [länger|leichter|besser].',
      'Bringt [Sonnenbrillen|eine Jacke für später|Zeit zum Leuteschauen] mit und bleibt ein wenig.',
    ],
    suggested: ['Draußen stehen ____ Tische, und bei ____ gibt es ____.'],
  },
  founder: {
    title: ['Wer dahintersteckt', 'Das Gesicht dazu', 'Mit Vor- und Nachnamen'],
    written: [
      'Hinter jedem Essen steht [ein Mensch|ein Dickkopf|jemand mit Ideen], und hier könnt ihr Hallo sagen.',
      'Fragt [ruhig|neugierig|ganz direkt] nach der Geschichte: Persönlich erzählt sie sich [besser|länger|am schönsten].',
      'Es isst sich anders, wenn man [ein Gesicht dazu kennt|weiß, wer sich das ausgedacht hat|den Anfang kennt].',
    ],
    suggested: ['____ hat mit ____ in ____ angefangen und macht bis heute ____ jeden Tag.'],
  },
  specials: {
    title: ['Das Besondere', 'Einmal etwas anderes', 'Fragt, was es heute gibt'],
    written: [
      'Wer immer [dasselbe|das Übliche|sein Lieblingsgericht] nimmt, darf hier [fremdgehen|mutig sein|abbiegen].',
      'Manche Gelüste [melden sich nicht an|warten nicht|kommen aus dem Nichts]. Schaut hier, bevor ihr [bestellt|euch festlegt|die Karte zuklappt].',
      'Überraschungen muss man [essen|nicht erklären|weitererzählen]. Kommt mit [Neugier|Hunger|offenem Kopf].',
    ],
    suggested: ['Immer ____ machen wir ____. Solange es reicht.'],
  },
  live_music: {
    title: ['Livemusik', 'Essen mit Takt', 'Kommt zum Zuhören'],
    written: [
      'Manche Lieder [brauchen Gesellschaft|machen Hunger|holen einen vom Sofa]. Hört sie [zwischen zwei Bissen|mit euren Leuten|aus der Nähe].',
      'Nehmt die Person mit, die [leise mitsingt|im Sitzen tanzt|jeden Text kann].',
      'Mit Musik [dauert ein Essen länger|schaut keiner auf die Uhr|bleibt man gern noch].',
    ],
    suggested: ['Immer ____ um ____ spielt ____.'],
  },
  gift_cards: {
    title: ['Gutscheine', 'Ein Essen verschenken', 'Ein Geschenk, das nicht verstaubt'],
    written: [
      'Ein Essen wird nie [umgetauscht|weiterverschenkt|im Schrank vergessen], und die Größe passt immer.',
      'Für Menschen, die [schon alles haben|sich nie etwas gönnen|beim Umzug geholfen haben].',
      'Verschenken, und mit etwas Glück [werdet ihr mitgenommen|dürft ihr kosten|sitzt ihr daneben].',
    ],
    suggested: ['Gutscheine gibt es ab ____, bei uns oder unter ____.'],
  },
  family: {
    title: ['Mit der Familie', 'Für Kleine und Große', 'Bringt die ganze Bande mit'],
    written: [
      'In jeder Familie gibt es jemanden, der [nichts Grünes isst|für alle bestellt|zu spät kommt]. Bringt alle mit.',
      'Die Kinder dürfen [fragen|kleckern|kosten], die Großen [einen Satz zu Ende reden|warm essen|den Abwasch vergessen].',
      'Familiengeschichten fangen oft mit [einem umgekippten Glas|einem Essen|dem letzten Stück] an.',
    ],
    suggested: ['Für Kinder gibt es ____, und zum Warten ____.'],
  },
};
