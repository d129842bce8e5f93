import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about offers, hours, the town, people, and first visits. */
export const POSTS_PLACE: Pick<
  CopyLibrary['posts'],
  'behind_the_scenes' | 'offer' | 'happy_hour' | 'hours_tonight' | 'town' | 'team' | 'first_visit' | 'takeout'
> = {
  behind_the_scenes: [
    {
      text: 'Bevor der Teller voll ist, wird bei {name} [geschnitten|gerührt|abgeschmeckt] und gelacht. Am Ende soll es [Ihnen schmecken|gut schmecken|alle satt machen]. Kommen Sie [vorbei|hungrig|mit Freunden] und sagen Sie es uns.',
      photo: 'Hände bei der Arbeit, Dampf darüber',
      tags: ['hinterdenkulissen', 'küche', 'team'],
    },
    {
      text: 'Heute ein Blick in unsere Küche: [viel Dampf|viele Hände|heiße Pfannen], kurze Rufe und [am Ende ein Teller|ein gutes Essen|zufriedene Gesichter]. Was würden Sie [gern sehen|uns fragen|wissen wollen]? Schreiben Sie es uns, {name} antwortet.',
      photo: 'eine Reihe Teller kurz vor dem Servieren',
      tags: ['hinterdenkulissen', 'küche', 'fragtuns'],
    },
    {
      text: 'Jeden Tag fangen wir mit ____ an, und dann [kommt der Rest|geht es los|duftet es]. Wenn Sie das nächste Mal bei {name} sind, [probieren Sie es|fragen Sie danach|achten Sie darauf].',
      photo: 'der erste Handgriff des Tages',
      tags: ['hinterdenkulissen', 'küche', 'team'],
      isSuggested: true,
    },
  ],
  offer: [
    {
      text: 'Eine gute Nachricht für [alle Hungrigen|die ganze Familie|alle, die nicht kochen wollen], von {name}: {offer}. [Merken Sie sich das|Sagen Sie es weiter|Speichern Sie das] und [bringen Sie Freunde mit|kommen Sie mit Hunger|suchen Sie einen Tag aus].',
      photo: 'das Angebot auf einer Tafel oder einem Zettel',
      tags: ['angebot', 'hunger', 'essengehen'],
    },
    {
      text: 'Kennen Sie jemanden, der [gern isst|eine Pause braucht|immer Hunger hat]? Schicken Sie ihm das: {offer}. Dann [kommen Sie zusammen|gehen Sie zusammen|kommen Sie mit Hunger] zu {name}.',
      photo: 'ein Handy mit dem Angebot, dahinter Essen',
      tags: ['angebot', 'freunde', 'verabredung'],
    },
    {
      text: 'Für ein gutes Essen brauchen Sie keinen [Geburtstag|Feiertag|Anlass], nur das hier: {offer}. Bringen Sie [die Familie|Freunde|Appetit] mit, und {name} kocht.',
      photo: 'Freunde mit ihren Tellern',
      tags: ['angebot', 'einfachso', 'essengehen'],
    },
    {
      text: 'Der Code heißt {code}. Sagen Sie ihn [beim Bestellen|vor dem Zahlen|bei Ihrem Besuch], dann gilt: {offer}. [Bringen Sie Freunde mit|Kommen Sie mit Hunger|Sagen Sie es weiter], {name} freut sich.',
      photo: 'der Code in großen Buchstaben',
      tags: ['angebot', 'code', 'appetit'],
    },
    {
      text: 'Zum Speichern für den Tag, an dem [der Kühlschrank leer ist|keiner kochen will|alle Hunger haben]: {offer}. Adresse: {name}. Dann nur noch [kommen|bestellen|genießen].',
      photo: 'ein fast leerer Kühlschrank',
      tags: ['angebot', 'gemerkt', 'nichtkochen'],
    },
    {
      text: 'Wen würden Sie mitnehmen? Bei {name} gibt es diesen Grund zu kommen: {offer}. [Markieren Sie jemanden|Machen Sie einen Tag aus|Sagen Sie Bescheid] und [kommen Sie mit Hunger|genießen Sie es|essen Sie sich satt].',
      photo: 'zwei Leute schauen auf ein Handy',
      tags: ['angebot', 'freunde', 'essengehen'],
    },
    {
      text: 'Kurz und gut, weil Sie sicher [Hunger haben|viel zu tun haben|gerade arbeiten]: {offer}. [Kommen Sie vorbei|Bringen Sie jemanden mit|Sagen Sie es weiter], wir freuen uns auf Sie. Bis bald, {name}.',
      photo: 'das Angebot auf einer Serviette',
      tags: ['angebot', 'kurz', 'hunger'],
    },
  ],
  happy_hour: [
    {
      text: 'Happy Hour bei {name}: {hours}. Machen Sie den [Laptop|Kalender|Rechner] zu, bringen Sie [eine Kollegin|einen Freund|das ganze Team] mit und [stoßen Sie an|reden Sie über anderes|lassen Sie den Tag ausklingen].',
      photo: 'zwei erhobene Gläser vor Ihrem Schild',
      tags: ['happyhour', 'feierabend', 'freunde'],
    },
    {
      text: 'Ein Termin, auf den Sie sich [freuen können|alle freuen|wirklich freuen]: Happy Hour, {hours}. Treffen Sie [Freunde|Kollegen|die Nachbarn] bei {name}, bestellen Sie etwas und [reden Sie in Ruhe|lachen Sie zusammen|erzählen Sie vom Tag].',
      photo: 'zwei Gläser und ein zugeklappter Laptop',
      tags: ['happyhour', 'feierabend', 'anstoßen'],
    },
    {
      text: 'Zeit für ein Wiedersehen? Zur Happy Hour, {hours}. [Schreiben Sie eine Nachricht|Rufen Sie an|Fragen Sie die Gruppe], treffen Sie sich bei {name} und [erzählen Sie alles|stoßen Sie an|bleiben Sie ein wenig].',
      photo: 'lachende Freunde mit ihren Gläsern',
      tags: ['happyhour', 'wiedersehen', 'freunde'],
    },
  ],
  hours_tonight: [
    {
      text: 'Unsere Zeiten heute bei {name}: {hours}. Kommen Sie [allein|zu zweit|mit der Familie], bestellen Sie, [was Sie mögen|worauf Sie Lust haben|was gut klingt], und überlassen Sie uns das Kochen.',
      photo: 'die offene Tür, Licht an',
      tags: ['heute', 'essengehen', 'hunger'],
    },
    {
      text: 'Bevor Sie [den Kühlschrank öffnen|den Herd anmachen|selbst kochen]: {name} ist heute für Sie da, {hours}. [Bringen Sie Freunde mit|Rufen Sie die Familie zusammen|Ziehen Sie die Jacke an] und kommen Sie zum Essen.',
      photo: 'eine Hand schließt den Kühlschrank',
      tags: ['heute', 'nichtkochen', 'hunger'],
    },
    {
      text: 'Die Frage des Tages: [Was essen wir|Wo essen wir|Wer kocht heute]? Unsere Antwort: {food} bei {name}, {hours}. [Sagen Sie es den anderen|Kommen Sie zu mehreren|Bringen Sie Hunger mit].',
      photo: 'Ihre Karte in den Händen eines Gastes',
      tags: ['heute', 'wasessenwir', 'essengehen'],
    },
    {
      text: 'Noch nichts vor? Bei {name} gibt es heute {food}: {hours}. [Rufen Sie jemanden an|Fragen Sie die Kollegen|Bringen Sie die Familie mit], und [machen Sie sich einen schönen Tag|kommen Sie vorbei|essen Sie mit uns].',
      photo: 'ein Kalenderblatt mit einem Kreis',
      tags: ['heute', 'pläne', 'appetit'],
    },
  ],
  town: [
    {
      text: 'Irgendwann fragt jemand, wo man in {town} [gut isst|Freunde trifft|satt wird]. Ihre Antwort: {name}. Dann [gehen Sie am besten gleich mit|gehen Sie zusammen hin|laden Sie ihn ein] und [essen Sie gut|lassen Sie sich Zeit|bestellen Sie, was gut klingt].',
      photo: 'Ihr Schild und die Straße dahinter',
      tags: ['wohinessen', 'meinestadt', 'essengehen'],
    },
    {
      text: 'Neu in {town}? Herzlich willkommen! [Ein Arzt|Ein Fitnessstudio|Ein Friseur] findet sich noch. Zum Essen gibt es {name}. Sagen Sie hallo und [bestellen Sie, was gut klingt|fragen Sie uns um Rat|kommen Sie wieder].',
      photo: 'ein Willkommensschild vor der Tür',
      tags: ['neuinderstadt', 'willkommen', 'nachbarn'],
    },
    {
      text: 'Besuch in {town}? Zeigen Sie ihm [die Stadt|Ihre Lieblingsecke|den schönsten Weg], und danach sehen wir uns bei {name}. Gutes Essen [gehört dazu|macht den Ausflug schöner|bleibt in Erinnerung].',
      photo: 'Gäste mit Koffern vor der Tür',
      tags: ['besuch', 'stadtbummel', 'essengehen'],
    },
    {
      text: 'Eine lange Woche, {town}? Überlassen Sie das Kochen [uns|anderen|heute uns] und [bringen Sie die Familie mit|kommen Sie zu zweit|kommen Sie vorbei]. Bei {name} gibt es {food} und [Zeit zum Reden|eine Pause|gute Gesellschaft].',
      photo: 'Ihre Straße am späten Nachmittag',
      tags: ['meinestadt', 'langewoche', 'essengehen'],
    },
    {
      text: 'Ein Spaziergang durch {town} macht mehr Spaß, wenn es am Ende [etwas Gutes|eine Belohnung|etwas Warmes] gibt. Gehen Sie [eine Runde|den langen Weg|durch Ihre Lieblingsstraße], und kommen Sie dann zu {name}.',
      photo: 'der Gehweg, der zu Ihnen führt',
      tags: ['spaziergang', 'meinestadt', 'hunger'],
    },
  ],
  team: [
    {
      text: 'Bei {name} gibt Ihnen jemand [das Essen|die Karte|einen guten Rat] mit einem Lächeln. Sagen Sie uns, [was Ihnen geschmeckt hat|wie es Ihnen ging|ob es gut war], das [freut uns alle|macht unseren Tag schöner|hören wir gern].',
      photo: 'Hände reichen einen Teller weiter',
      tags: ['team', 'danke', 'gastfreundschaft'],
    },
    {
      text: 'Sie können sich nicht entscheiden? Fragen Sie [uns|die Küche|die Bedienung], was wir selbst nehmen würden. Bei {name} hat jeder [einen Liebling|eine Antwort|einen Tipp] und gibt gern Auskunft.',
      photo: 'jemand zeigt lachend auf die Karte',
      tags: ['team', 'tipp', 'waswirdbestellt'],
    },
    {
      text: 'Das ist ____. Sie kennen [das Lächeln|die Stimme|das Gesicht] vielleicht schon, jetzt kennen Sie auch [den Namen|die Person dazu|den Menschen]. Fragen Sie beim nächsten Besuch bei {name} nach ____.',
      photo: 'ein Porträt in Arbeitskleidung',
      tags: ['team', 'lerntunskennen', 'hallo'],
      isSuggested: true,
    },
    {
      text: 'Schon einmal in der Gastronomie gearbeitet? Dann [räumen Sie von allein ab|sagen Sie danke|grüßen Sie die Küche]. Markieren Sie [alte Kollegen|jemanden aus Ihrer Schicht|Ihr altes Team] und kommen Sie zum Essen zu {name}.',
      photo: 'ein Paar Arbeitsschuhe',
      tags: ['gastronomie', 'team', 'kollegen'],
    },
  ],
  first_visit: [
    {
      text: 'Noch nie bei {name} gewesen? Ganz einfach: [Kommen Sie vorbei|Kommen Sie mit Hunger|Bringen Sie jemanden mit], suchen Sie aus, was [gut klingt|Sie mögen|Sie anlacht], und genießen Sie. Fragen? Wir [helfen gern|sind da|antworten gern].',
      photo: 'so sieht es aus, wenn man ankommt',
      tags: ['erstesmal', 'willkommen', 'essengehen'],
    },
    {
      text: 'Sie sind schon oft an {name} vorbeigegangen und wollten [irgendwann einmal|längst einmal|schon immer] etwas probieren? [Das ist die Einladung|Machen Sie es diese Woche|Jetzt ist ein guter Moment]. Sagen Sie hallo und [bringen Sie Hunger mit|lassen Sie sich beraten|setzen Sie sich zu uns].',
      photo: 'Ihr Lokal, vom Gehweg aus gesehen',
      tags: ['erstesmal', 'einladung', 'nachbarn'],
    },
    {
      text: 'Markieren Sie jemanden, der noch nie bei {name} [gegessen hat|war|bestellt hat]. Dann [suchen Sie einen Tag aus|nehmen Sie ihn mit|machen Sie etwas aus]. Ein erster Besuch ist [zu zweit schöner|mit Freunden leichter|in Gesellschaft besser].',
      photo: 'zwei Freunde über der Karte',
      tags: ['erstesmal', 'freunde', 'markieren'],
    },
    {
      text: 'Was sollte man beim ersten Besuch bei {name} [bestellen|probieren|nehmen]? Stammgäste, [wir zählen auf Sie|schreiben Sie es uns|verraten Sie es]! Und alle anderen: [Merken Sie sich die Antworten|Suchen Sie sich etwas aus|Probieren Sie selbst].',
      photo: 'das Lieblingsgericht eines Stammgasts',
      tags: ['erstesmal', 'stammgäste', 'tipp'],
    },
  ],
  takeout: [
    {
      text: 'Heute daheim bleiben und trotzdem [gut essen|nicht kochen|etwas Warmes essen]? Holen Sie {food} bei {name}, [machen Sie es sich gemütlich|legen Sie die Füße hoch|machen Sie den Film an] und genießen Sie.',
      photo: 'eine Papiertüte neben dem Sofa',
      tags: ['zummitnehmen', 'daheim', 'nichtkochen'],
    },
    {
      text: 'Wer das Essen holt, darf [zuerst aussuchen|den Film bestimmen|den ersten Bissen nehmen]. Bestellen Sie bei {name}, [wechseln Sie sich ab|gehen Sie zusammen|nehmen Sie eine große Tasche] und sagen Sie uns, [wie Sie es machen|wer heute dran ist|ob die Regel gut ist].',
      photo: 'eine volle Tüte an der Wohnungstür',
      tags: ['zummitnehmen', 'familie', 'feierabend'],
    },
    {
      text: 'Eine [Parkbank|Decke im Grünen|sonnige Treppe], gute Gesellschaft und {food} von {name} zum Mitnehmen: [So wird ein Picknick daraus|Mehr brauchen Sie nicht|Das ist ein schöner Plan]. Denken Sie an Servietten.',
      photo: 'eine offene Tüte auf einer Bank',
      tags: ['zummitnehmen', 'picknick', 'draußen'],
    },
  ],
};
