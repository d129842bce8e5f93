import type { Paragraph } from '../copy-library.ts';

/**
 * Paragraphs for About, each a complete thought. A paragraph still reads well without the sentences whose slots
 * can’t be filled.
 */
export const PARAGRAPHS: readonly Paragraph[] = [
  [
    'Manchen Hunger [stillt kein Müsliriegel|beruhigt kein Glas Wasser|vertreibt keine Ablenkung].',
    'Dann ist {name} [genau das Richtige|eine gute Idee|die richtige Antwort].',
    '{taste}',
    '[Zuerst|Für den Anfang|Zum Einstieg]: {dish}. [Wenn noch Hunger da ist|Danach|Zum Teilen]: {dish2}.',
    'Geben Sie [ruhig|ohne Reue|fröhlich] nach. [Stark sein können Sie morgen|Sie haben lange genug gewartet|Danach ist die Laune besser].',
  ],
  [
    'Wo essen wir [heute|am Sonntag|mit den Gästen]? [Die Frage kennt jeder|Das fragen sich viele|Darüber wird gern geredet].',
    '{name} ist [eine gute Antwort|ein guter Vorschlag|eine gute Idee].',
    '{taste}',
    'Zwei [sichere Treffer|gute Gründe|Vorschläge zur Einigung]: {dish} und {dish2}.',
    'Nehmen Sie [Ihr Lieblingsgericht|etwas Neues|von allem etwas], [setzen Sie sich zusammen|bringen Sie Gäste mit|lassen Sie sich beraten], und [lassen Sie es sich schmecken|nehmen Sie sich Zeit|entscheiden Sie beim nächsten Mal neu].',
  ],
  [
    'Keiner weiß noch, [was letzten Donnerstag im Fernsehen lief|was er beim Arbeiten gegessen hat|was es neulich vor dem Bildschirm gab].',
    'Im Gedächtnis bleibt, [wer dabei war|worüber alle gelacht haben|wer den letzten Bissen abgegeben hat].',
    'Genau darum [geht es bei|gibt es|kümmert sich] {name}.',
    '{taste}',
    'Zum [Teilen|Anfangen|Weiterreichen]: {dish}.',
    'Rufen Sie also [eine Freundin|den Bruder|alte Bekannte] an, [suchen Sie einen Tag aus|lassen Sie das Handy in der Tasche|nehmen Sie sich Zeit], und [fangen Sie mit der langen Geschichte an|lassen Sie es sich schmecken|erzählen Sie alles der Reihe nach].',
  ],
  [
    'Kochen macht Spaß, bis [die Zwiebeln dran sind|der Abwasch wartet|eine Zutat fehlt].',
    'Bei {name} bleibt für Sie [das Schöne|nur die Gabel|der angenehme Teil], und [die Töpfe gehören uns|den Abwasch machen wir|wir schrubben].',
    '{taste}',
    'Die einzige [Frage|Entscheidung|Schwierigkeit] heute: {dish} oder {dish2}?',
    'Essen Sie sich satt, [erzählen Sie von der Woche|lachen Sie ein bisschen zu laut|lassen Sie sich Zeit], und [gönnen Sie Ihrer Küche die Pause|vergessen Sie den Schwamm|denken Sie an etwas anderes].',
  ],
  [
    'Manches isst man, [weil gerade Mittag ist|um satt zu werden|fast nebenbei]. Auf anderes freut man sich [schon am Morgen|die ganze Woche|seit Tagen].',
    'Um [das andere|genau diese Freude|diese Vorfreude] geht es bei {name}.',
    '{taste}',
    'Ein Tipp [fürs erste Mal|zum Anfangen|zum Kennenlernen]: {dish}.',
    'Machen Sie [eine richtige Pause|einmal langsam|das Handy aus], und [genießen Sie jeden Bissen|essen Sie in Ruhe|lassen Sie es sich schmecken]. [Der Rest des Tages wird dann leichter|Sogar ein Montag wird davon kürzer|Alles andere hat Zeit].',
  ],
  [
    'Zum Geburtstag ist [gutes Essen|ein kleines Festmahl|etwas Gutes zu essen] ein schönes Geschenk: [Es passt jedem|Es braucht kein Papier|Es landet nie in der Schublade].',
    'An einem gewöhnlichen Mittwoch ist es [noch schöner|ein kleines Fest|auch ohne Anlass schön].',
    '{name} [ist für beides da|passt zu beidem|freut sich über beides].',
    '{taste}',
    '[Zum Anstoßen|Zum Feiern|Für den ersten Bissen]: {dish}.',
    'Wünschen Sie sich etwas, [am besten etwas zu essen|am liebsten laut|oder gleich zweierlei], und [teilen Sie es mit Ihren Liebsten|essen Sie sich satt|lassen Sie das Wochenende früher anfangen].',
  ],
  [
    'Die einen [lesen alles zweimal|überlegen lange|lesen von hinten nach vorn]. Die anderen [wissen es vorher|zeigen einfach drauf|nehmen, was der Nachbar isst].',
    'Bei {name} [werden beide satt|haben beide recht|geht beides].',
    '{taste}',
    'Für alle, die [schwanken|es eilig haben|gern einen Rat mögen], ein Vorschlag: {dish}.',
    'Und wenn [Sie zweierlei reizt|Sie sich nicht einig sind|alles gut klingt], [nehmen Sie beides und teilen Sie|probieren Sie voneinander|heben Sie sich etwas fürs nächste Mal auf].',
  ],
  [
    'Zwischen [Schule und Büro|Einkauf und E-Mails|dem ersten Kaffee und der letzten Besprechung] braucht es [eine Pause|einen Moment für sich|eine halbe Stunde Ruhe].',
    '{name} ist [ein guter Grund dafür|wie gemacht dafür|dafür genau richtig].',
    '{taste}',
    'Die Idee für heute: {dish}.',
    '[Atmen Sie durch|Lassen Sie die Liste liegen|Vergessen Sie die Uhr], [essen Sie langsam|genießen Sie es|lehnen Sie sich zurück], und [lassen Sie die anderen rennen|lassen Sie den Tag kurz warten|freuen Sie sich am Nichtstun].',
  ],
  [
    'Wenn Sie das [mit leerem Magen|zwischen zwei Terminen|auf dem Sofa] lesen, [ist die Sache klar|hat der Bauch schon entschieden|haben Sie vermutlich Hunger].',
    '[Sehr gut|Das trifft sich|Kein Problem]: Dafür ist {name} da.',
    '{taste}',
    'Ein Gedanke [für zwischendurch|gegen die Langeweile|zum Festhalten]: {dish}.',
    'Dann [schreiben Sie einer Freundin|suchen Sie eine Uhrzeit aus|machen Sie einen Plan], denn [vom Lesen wird keiner satt|am Bildschirm riecht man nichts|Hunger vergeht selten von allein].',
  ],
  [
    'Jeder kennt einen Geschmack, der [einen schlechten Tag rettet|an Sonntage erinnert|gute Laune macht].',
    'Ihren finden Sie [vielleicht|hoffentlich|mit etwas Glück] bei {name}.',
    '{taste}',
    '[Ein Anfang|Ein Versuch|Ein Hinweis]: {dish}. [Noch einer|Der nächste|Und dann]: {dish2}.',
    'Sicher weiß man das [erst nach dem ersten Bissen|erst mit vollem Mund|erst beim Probieren]. [Lassen Sie sich Zeit|Keine Eile|Probieren Sie sich durch].',
  ],
  [
    'In {town} [hat jeder seinen Geschmack|weiß man, was man mag|wird gern übers Essen geredet].',
    'Unsere Meinung: [Für {food} ist jeder Tag gut|Auf {food} darf man sich freuen|Für {food} braucht es keinen Anlass].',
    'Bei {name} können Sie [nachprüfen, ob das stimmt|uns widersprechen|sich selbst überzeugen].',
    '{taste}',
    'Das erste Argument: {dish}. [Das zweite|Zum Vergleich|Das nächste]: {dish2}.',
    'Holen Sie [Freunde|die Familie|die Kollegen] dazu, und [stimmen Sie ab|reden Sie mit vollem Mund|diskutieren Sie es aus]. [Dabei gewinnen alle|Wer verliert, zahlt|Mit Hunger urteilt man milder].',
  ],
  [
    'Geschichten werden besser mit [einem Glas in der Hand|etwas zum Knabbern|alten Freunden], und die Runde wird [lustiger|lauter|gesprächiger], wenn keiner hungrig ist.',
    'Bei {name} sorgen Sie [für die Geschichten|für gute Gesellschaft|für den Gesprächsstoff], und [wir machen den Rest|wir kümmern uns um den Hunger|alles andere machen wir].',
    '{taste}',
    'Für [die erste Runde|den Anfang|zwischendurch]: {dish}.',
    'Erzählen Sie alles, [auch das, was jeder kennt|mit allen Pausen|ohne etwas auszulassen], und [lachen Sie ruhig zu laut|heben Sie sich die Pointe auf|lassen Sie den anderen auch etwas übrig].',
  ],
  [
    'Man setzt sich [nur für eine Kleinigkeit|aus Hunger|für eine halbe Stunde] an den Tisch und bleibt [beim Reden hängen|bis zum Nachtisch|wegen der Gesellschaft].',
    'Bei {name} [kennen wir das gut|ist uns das sehr recht|finden wir das genau richtig].',
    '{taste}',
    'Zum [Ankommen|Anfangen|Einstimmen]: {dish}. Zum [Bleiben|Weitermachen|Teilen]: {dish2}.',
    'Bringen Sie [Ihre Lieblingsmenschen|alte Freunde|die Eltern] mit, [drehen Sie das Handy um|vergessen Sie die Uhr|lehnen Sie sich zurück], und [reden Sie, bis alles gesagt ist|bestellen Sie noch etwas zum Schluss|lassen Sie die Woche draußen].',
  ],
  [
    'Kommen Sie zu {name}, [nach der Arbeit|nach dem Spiel|ganz ohne Grund], [mit Kindern oder ohne|zu zweit oder zu zehnt|hungrig oder nur neugierig].',
    'Wir freuen uns [in jedem Fall|auf Sie|so oder so].',
    '{taste}',
    'Ein [guter Anfang|Vorschlag|erster Schritt]: {dish}. [Noch einer|Und weiter|Und danach]: {dish2}.',
    'Sie müssen nichts [vorbereiten|schälen|abwaschen]. [Hunger genügt|Bringen Sie nur Appetit mit|Ein leerer Magen reicht].',
  ],
  [
    'Laden Sie [eine Freundin|jemanden|Ihren Bruder] zum Essen ein, und [Sie sehen ein Lächeln|die Antwort ist schnell da|der Tag ist gerettet].',
    'Sagen Sie dazu {name}, und [es geht noch schneller|die Sache steht fest|Sie sind schon zu zweit].',
    '{taste}',
    'Für die Freude: {dish}. Für [noch mehr Freude|den zweiten Hunger|alle, die gern teilen]: {dish2}.',
    'Reden Sie über [alte Zeiten|Ihre Pläne|Gott und die Welt], [essen Sie in Ruhe|probieren Sie alles|teilen Sie gerecht], und [lassen Sie das nächste Mal den anderen zahlen|wiederholen Sie es bald|machen Sie sich einen schönen Tag].',
  ],
  [
    'Der erste Bissen ist [für Sie|still|immer zu schnell]. Der zweite ist [für die Begleitung|langsamer|der, über den man redet].',
    'So mögen wir es bei {name}, [allein oder zu zehnt|ohne Eile|an guten und an langen Tagen].',
    '{taste}',
    'Ein Hinweis? {dish}. Und [für danach|als Zugabe|obendrauf]: {dish2}.',
    '[Mit einem Buch|Zu zweit|In lauter Runde] [schmeckt es gleich gut|lässt es sich gut essen|macht Essen gute Laune].',
  ],
];
