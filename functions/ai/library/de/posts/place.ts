import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on offers, hours, the town, the people, and first visits. */
export const POSTS_PLACE: Pick<
  CopyLibrary['posts'],
  'behind_the_scenes' | 'offer' | 'happy_hour' | 'hours_tonight' | 'town' | 'team' | 'first_visit' | 'takeout'
> = {
  behind_the_scenes: [
    {
      text: 'Bevor der Teller voll ist, wird bei {name} [geschnitten|gerührt|abgeschmeckt] und gelacht. Am Ende soll es [euch schmecken|gut schmecken|alle satt machen]. Kommt [vorbei|hungrig|mit Freunden] und sagt es uns.',
      photo: 'Hände bei der Arbeit, Dampf darüber',
      tags: ['hinterdenkulissen', 'küche', 'team'],
    },
    {
      text: 'Heute ein Blick in unsere Küche: [viel Dampf|viele Hände|heiße Pfannen], kurze Rufe und [am Ende ein Teller|ein gutes Essen|zufriedene Gesichter]. Was würdet ihr [gern sehen|uns fragen|wissen wollen]? Schreibt es uns, {name} antwortet.',
      photo: 'eine Reihe Teller kurz vor dem Servieren',
      tags: ['hinterdenkulissen', 'küche', 'fragtuns'],
    },
    {
      text: 'Jeden Tag fangen wir mit ____ an, und dann [kommt der Rest|geht es los|duftet es]. Wenn ihr das nächste Mal bei {name} seid, [probiert es|fragt danach|achtet darauf].',
      photo: 'der erste Handgriff des Tages',
      tags: ['hinterdenkulissen', 'küche', 'team'],
      isSuggested: true,
    },
  ],
  offer: [
    {
      text: 'Eine gute Nachricht für [alle Hungrigen|die ganze Familie|alle, die nicht kochen wollen], von {name}: {offer}. [Merkt es euch|Sagt es weiter|Speichert das] und [bringt Freunde mit|kommt hungrig|sucht einen Tag aus].',
      photo: 'das Angebot auf einer Tafel oder einem Zettel',
      tags: ['angebot', 'hunger', 'essengehen'],
    },
    {
      text: 'Kennt ihr jemanden, der [gern isst|eine Pause braucht|immer Hunger hat]? Schickt ihm das: {offer}. Dann [kommt zusammen|geht zusammen|kommt hungrig] zu {name}.',
      photo: 'ein Handy mit dem Angebot, dahinter Essen',
      tags: ['angebot', 'freunde', 'verabredung'],
    },
    {
      text: 'Für ein gutes Essen braucht ihr keinen [Geburtstag|Feiertag|Anlass], nur das hier: {offer}. Bringt [die Familie|Freunde|Appetit] mit, und {name} kocht.',
      photo: 'Freunde mit ihren Tellern',
      tags: ['angebot', 'einfachso', 'essengehen'],
    },
    {
      text: 'Der Code heißt {code}. Sagt ihn [beim Bestellen|vor dem Zahlen|bei eurem Besuch], dann gilt: {offer}. [Bringt Freunde mit|Kommt hungrig|Sagt es weiter], {name} freut sich.',
      photo: 'der Code in großen Buchstaben',
      tags: ['angebot', 'code', 'appetit'],
    },
    {
      text: 'Speichert das für einen Tag, an dem [der Kühlschrank leer ist|keiner kochen will|alle Hunger haben]: {offer}. Adresse: {name}. Dann müsst ihr nur noch [kommen|bestellen|genießen].',
      photo: 'ein fast leerer Kühlschrank',
      tags: ['angebot', 'gemerkt', 'nichtkochen'],
    },
    {
      text: 'Wen würdet ihr mitnehmen? Bei {name} gibt es diesen Grund zu kommen: {offer}. [Markiert jemanden|Macht einen Tag aus|Sagt Bescheid] und [kommt hungrig|genießt es|esst euch satt].',
      photo: 'zwei Leute schauen auf ein Handy',
      tags: ['angebot', 'freunde', 'essengehen'],
    },
    {
      text: 'Kurz und gut, weil ihr sicher [Hunger habt|viel zu tun habt|gerade arbeitet]: {offer}. [Kommt vorbei|Bringt jemanden mit|Sagt es weiter], wir freuen uns auf euch. Bis bald, {name}.',
      photo: 'das Angebot auf einer Serviette',
      tags: ['angebot', 'kurz', 'hunger'],
    },
  ],
  happy_hour: [
    {
      text: 'Happy Hour bei {name}: {hours}. Macht den [Laptop|Kalender|Rechner] zu, bringt [eine Kollegin|einen Freund|das ganze Team] mit und [stoßt an|redet über anderes|lasst den Tag ausklingen].',
      photo: 'zwei erhobene Gläser vor eurem Schild',
      tags: ['happyhour', 'feierabend', 'freunde'],
    },
    {
      text: 'Ein Termin, auf den ihr euch [freuen könnt|alle freut|wirklich freut]: Happy Hour, {hours}. Trefft [Freunde|Kollegen|die Nachbarn] bei {name}, bestellt etwas und [redet in Ruhe|lacht|erzählt].',
      photo: 'zwei Gläser und ein zugeklappter Laptop',
      tags: ['happyhour', 'feierabend', 'anstoßen'],
    },
    {
      text: 'Zeit für ein Wiedersehen? Zur Happy Hour, {hours}. [Schreibt eine Nachricht|Ruft an|Fragt die Gruppe], trefft euch bei {name} und [erzählt alles|stoßt an|bleibt ein wenig].',
      photo: 'lachende Freunde mit ihren Gläsern',
      tags: ['happyhour', 'wiedersehen', 'freunde'],
    },
  ],
  hours_tonight: [
    {
      text: 'Unsere Zeiten heute bei {name}: {hours}. Kommt [allein|zu zweit|mit der Familie], bestellt, [was ihr mögt|worauf ihr Lust habt|was gut klingt], und überlasst uns das Kochen.',
      photo: 'die offene Tür, Licht an',
      tags: ['heute', 'essengehen', 'hunger'],
    },
    {
      text: 'Bevor ihr [den Kühlschrank öffnet|den Herd anmacht|selbst kocht]: {name} ist heute für euch da, {hours}. [Bringt Freunde mit|Ruft die Familie|Nehmt eine Jacke] und kommt essen.',
      photo: 'eine Hand schließt den Kühlschrank',
      tags: ['heute', 'nichtkochen', 'hunger'],
    },
    {
      text: 'Die Frage des Tages: [Was essen wir|Wo essen wir|Wer kocht heute]? Unsere Antwort: {food} bei {name}, {hours}. [Sagt es den anderen|Kommt zu mehreren|Bringt Hunger mit].',
      photo: 'eure Karte in den Händen eines Gastes',
      tags: ['heute', 'wasessenwir', 'essengehen'],
    },
    {
      text: 'Noch nichts vor? Bei {name} gibt es heute {food}: {hours}. [Ruft jemanden an|Fragt die Kollegen|Bringt die Familie mit], und [macht euch einen schönen Tag|kommt vorbei|esst mit uns].',
      photo: 'ein Kalenderblatt mit einem Kreis',
      tags: ['heute', 'pläne', 'appetit'],
    },
  ],
  town: [
    {
      text: 'Irgendwann fragt jemand, wo man in {town} [gut isst|Freunde trifft|satt wird]. Eure Antwort: {name}. Dann [kommt am besten gleich mit|geht zusammen hin|ladet ihn ein] und [esst gut|genießt es|bestellt, was gut klingt].',
      photo: 'euer Schild und die Straße dahinter',
      tags: ['wohinessen', 'meinestadt', 'essengehen'],
    },
    {
      text: 'Neu in {town}? Herzlich willkommen! [Einen Arzt|Ein Fitnessstudio|Einen Friseur] findet ihr noch. Zum Essen kommt zu {name}. Sagt hallo und [bestellt, was gut klingt|fragt uns um Rat|kommt wieder].',
      photo: 'ein Willkommensschild vor der Tür',
      tags: ['neuinderstadt', 'willkommen', 'nachbarn'],
    },
    {
      text: 'Besuch in {town}? Zeigt ihm [die Stadt|eure Lieblingsecke|den schönsten Weg], und wenn alle hungrig sind, kommt zu {name}. Gutes Essen [gehört dazu|macht den Ausflug schöner|bleibt in Erinnerung].',
      photo: 'Gäste mit Koffern vor der Tür',
      tags: ['besuch', 'stadtbummel', 'essengehen'],
    },
    {
      text: 'Eine lange Woche, {town}? Überlasst das Kochen [uns|anderen|heute uns] und [bringt die Familie mit|kommt zu zweit|kommt vorbei]. Bei {name} gibt es {food} und [Zeit zum Reden|eine Pause|gute Gesellschaft].',
      photo: 'eure Straße am späten Nachmittag',
      tags: ['meinestadt', 'langewoche', 'essengehen'],
    },
    {
      text: 'Ein Spaziergang durch {town} macht mehr Spaß, wenn es am Ende [etwas Gutes|eine Belohnung|etwas Warmes] gibt. Geht [eine Runde|den langen Weg|durch eure Lieblingsstraße], und kommt dann zu {name}.',
      photo: 'der Gehweg, der zu euch führt',
      tags: ['spaziergang', 'meinestadt', 'hunger'],
    },
  ],
  team: [
    {
      text: 'Bei {name} gibt euch jemand [das Essen|die Karte|einen guten Rat] mit einem Lächeln. Sagt uns, [was euch geschmeckt hat|danke|dass es gut war], das [freut uns alle|macht unseren Tag schöner|hören wir gern].',
      photo: 'Hände reichen einen Teller weiter',
      tags: ['team', 'danke', 'gastfreundschaft'],
    },
    {
      text: 'Ihr könnt euch nicht entscheiden? Fragt [uns|die Küche|die Bedienung], was wir selbst nehmen würden. Bei {name} hat jeder [einen Liebling|eine Antwort|einen Tipp] und gibt gern Auskunft.',
      photo: 'jemand zeigt lachend auf die Karte',
      tags: ['team', 'tipp', 'wasnehmtihr'],
    },
    {
      text: 'Das ist ____. Ihr kennt [das Lächeln|die Stimme|das Gesicht] vielleicht schon, jetzt kennt ihr auch [den Namen|die Person dazu|den Menschen]. Fragt beim nächsten Besuch bei {name} nach ____.',
      photo: 'ein Porträt in Arbeitskleidung',
      tags: ['team', 'lerntunskennen', 'hallo'],
      isSuggested: true,
    },
    {
      text: 'Schon einmal in der Gastronomie gearbeitet? Dann [räumt ihr von allein ab|sagt ihr danke|grüßt ihr die Küche]. Markiert [alte Kollegen|jemanden aus eurer Schicht|euer altes Team] und kommt zum Essen zu {name}.',
      photo: 'ein Paar Arbeitsschuhe',
      tags: ['gastronomie', 'team', 'kollegen'],
    },
  ],
  first_visit: [
    {
      text: 'Noch nie bei {name} gewesen? Ganz einfach: [Kommt vorbei|Kommt hungrig|Bringt jemanden mit], sucht aus, was [gut klingt|ihr mögt|euch anlacht], und genießt. Fragen? Wir [helfen gern|sind da|antworten gern].',
      photo: 'so sieht es aus, wenn ihr ankommt',
      tags: ['erstesmal', 'willkommen', 'essengehen'],
    },
    {
      text: 'Ihr seid schon oft an {name} vorbeigegangen und wolltet [irgendwann einmal|längst einmal|schon immer] etwas probieren? [Das ist die Einladung|Macht es diese Woche|Jetzt ist ein guter Moment]. Sagt hallo und [bringt Hunger mit|lasst euch beraten|setzt euch zu uns].',
      photo: 'euer Lokal, vom Gehweg aus gesehen',
      tags: ['erstesmal', 'einladung', 'nachbarn'],
    },
    {
      text: 'Markiert jemanden, der noch nie bei {name} [gegessen hat|war|bestellt hat]. Dann [sucht einen Tag aus|nehmt ihn mit|macht etwas aus]. Ein erster Besuch ist [zu zweit schöner|mit Freunden leichter|in Gesellschaft besser].',
      photo: 'zwei Freunde über der Karte',
      tags: ['erstesmal', 'freunde', 'markieren'],
    },
    {
      text: 'Was sollte man beim ersten Besuch bei {name} [bestellen|probieren|nehmen]? Stammgäste, [helft mit|schreibt es uns|verratet es]! Und alle anderen: [Merkt euch die Antworten|Sucht euch etwas aus|Kommt probieren].',
      photo: 'das Lieblingsgericht eines Stammgasts',
      tags: ['erstesmal', 'stammgäste', 'tipp'],
    },
  ],
  takeout: [
    {
      text: 'Heute daheim bleiben und trotzdem [gut essen|nicht kochen|etwas Warmes essen]? Holt {food} bei {name}, [macht es euch gemütlich|legt die Füße hoch|macht den Film an] und genießt.',
      photo: 'eine Papiertüte neben dem Sofa',
      tags: ['zummitnehmen', 'daheim', 'nichtkochen'],
    },
    {
      text: 'Wer das Essen holt, darf [zuerst aussuchen|den Film bestimmen|den ersten Bissen nehmen]. Bestellt bei {name}, [wechselt euch ab|geht zusammen|nehmt eine große Tasche] und sagt uns, [wie ihr es macht|wer heute dran ist|ob die Regel gut ist].',
      photo: 'eine volle Tüte an der Wohnungstür',
      tags: ['zummitnehmen', 'familie', 'feierabend'],
    },
    {
      text: 'Eine [Parkbank|Decke im Grünen|sonnige Treppe], gute Gesellschaft und {food} von {name} zum Mitnehmen: [So wird ein Picknick daraus|Mehr braucht ihr nicht|Das ist ein schöner Plan]. Denkt an Servietten.',
      photo: 'eine offene Tüte auf einer Bank',
      tags: ['zummitnehmen', 'picknick', 'draußen'],
    },
  ],
};
