import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about company and celebrations. */
export const POSTS_COMPANY: Pick<
  CopyLibrary['posts'],
  'date_night' | 'family' | 'friends' | 'solo' | 'game_day' | 'birthday' | 'payday' | 'graduation'
> = {
  date_night: [
    {
      text: 'Zwischen [Wäsche|Terminen|Einkäufen] und Alltag sind Sie noch immer [ein Paar|zu zweit|verliebt]. Gehen Sie zusammen essen, [legen Sie die Handys weg|reden Sie über alles|lassen Sie sich Zeit], und genießen Sie den Abend bei {name}.',
      photo: 'zwei Hände und ein geteilter Teller',
      tags: ['date', 'zuzweit', 'liebe'],
    },
    {
      text: 'Wann haben Sie zuletzt [in Ruhe|ohne Handy|nur zu zweit] geredet, und nicht über die Arbeit? [Suchen Sie einen Tag aus|Organisieren Sie einen Babysitter|Ziehen Sie sich um] und kommen Sie zu {name}. Es gibt {food} und [viel Zeit|Zeit zu zweit|Ruhe].',
      photo: 'zwei Menschen sehen von der Karte auf',
      tags: ['date', 'zuzweit', 'reden'],
    },
    {
      text: 'Erstes Treffen? Suchen Sie etwas aus, das [leicht zu teilen ist|Spaß macht|nicht kleckert], und [seien Sie, wie Sie sind|stellen Sie gute Fragen|lachen Sie viel]. Ums Essen kümmert sich {name}, der Rest ist Ihre Sache.',
      photo: 'zwei Getränke und zwei Karten',
      tags: ['erstesdate', 'date', 'essengehen'],
    },
    {
      text: 'Eine Idee für [Sie beide|ein Treffen zu zweit|heute Abend]: Bestellen Sie füreinander. So sehen Sie, [wie gut Sie sich kennen|wer gut zugehört hat|was der andere denkt], und Sie essen [beide|auf jeden Fall|trotzdem] gut. Ort: {name}.',
      photo: 'zwei Karten vor zwei Gesichtern',
      tags: ['date', 'zuzweit', 'überraschung'],
    },
  ],
  family: [
    {
      text: 'In der Familie will jeder [etwas anderes|etwas Eigenes|selbst aussuchen]? [Kein Problem|Umso besser|Gut so]. Bei {name} bestellt jeder, was er mag, und [keiner muss kochen|keiner wäscht ab|alle sind zufrieden].',
      photo: 'kleine Hände auf einer großen Karte',
      tags: ['familie', 'kinder', 'essengehen'],
    },
    {
      text: 'Fragen Sie die Kinder [im Auto|an der Tür|auf dem Heimweg] nach der Schule, und Sie hören [„gut“|„geht so“|„wie immer“]. Bei einem guten Essen erzählen sie [viel mehr|die ganze Geschichte|auch von der Pause]. Probieren Sie es [diese Woche|bald|gleich] aus: {name}.',
      photo: 'ein Kind erzählt mit beiden Händen',
      tags: ['familie', 'kinder', 'erzählen'],
    },
    {
      text: 'An alle, die daheim sonst kochen: [Heute haben Sie frei|Machen Sie Pause|Schürze ab]. Alle anderen: [Jacken an|Schuhe suchen|Auf geht’s]. Wir kochen, und Sie essen zusammen bei {name}.',
      photo: 'eine Schürze am Haken',
      tags: ['familie', 'nichtkochen', 'pause'],
    },
    {
      text: 'Onkel, [Cousinen|Großeltern|Tanten] und alle Kinder zusammen, ohne dass jemand [putzen|Stühle suchen|kochen] muss: Suchen Sie einen Tag aus, [rufen Sie alle an|schreiben Sie in die Gruppe|sagen Sie Bescheid], und {name} kümmert sich ums Essen.',
      photo: 'alte und junge Hände reichen Teller weiter',
      tags: ['familie', 'verwandtschaft', 'zusammen'],
    },
  ],
  friends: [
    {
      text: '„Wir sollten uns mal sehen“, schreiben Sie [seit Wochen|seit Monaten|seit dem Sommer]. Machen Sie es jetzt: [einen Tag aussuchen|eine Uhrzeit nennen|alle fragen], bei {name} treffen, {food} bestellen und [erzählen|lachen|lange bleiben].',
      photo: 'Freunde umarmen sich vor der Tür',
      tags: ['freunde', 'wiedersehen', 'pläne'],
    },
    {
      text: 'Mit Freunden schmeckt es [besser|gleich besser|nach mehr]. Stellen Sie alles in die Mitte, [probieren Sie voneinander|teilen Sie|nehmen Sie noch etwas nach] und reden Sie [über alles|so lange Sie wollen|über alte Zeiten]. Wir sehen uns bei {name}.',
      photo: 'ein Teller wandert durch die Runde',
      tags: ['freunde', 'teilen', 'essengehen'],
    },
    {
      text: 'Markieren Sie die Freundin, die [immer Hunger hat|alles probieren will|nie Nein sagt]. Dann machen Sie [einen Tag|eine Uhrzeit|etwas] aus und kommen zu {name}. Es gibt {food} und [viel zu erzählen|Zeit für Sie|keinen Abwasch].',
      photo: 'zwei Freundinnen lachen über der Karte',
      tags: ['freunde', 'markieren', 'verabredung'],
    },
    {
      text: 'Alte Freunde erkennt man daran, dass man [sofort wieder redet|über dieselben Witze lacht|nichts erklären muss]. Rufen Sie [sie|einen davon|alle] an und treffen Sie sich bei {name} auf {food}.',
      photo: 'zwei alte Freunde mit zwei Tellern',
      tags: ['freunde', 'altefreunde', 'lachen'],
    },
  ],
  solo: [
    {
      text: 'Allein essen gehen ist [eine gute Pause|Erholung|ein schöner Plan]. Keiner [redet dazwischen|will probieren|wählt für Sie aus]. Bringen Sie [ein Buch|Musik|nur Hunger] mit zu {name} und bestellen Sie, worauf Sie Lust haben.',
      photo: 'ein offenes Buch neben einem Teller',
      tags: ['allein', 'auszeit', 'zeitfürmich'],
    },
    {
      text: 'Eine Stunde nur für Sie: {food}, [ein Buch|etwas Ruhe|ein Platz am Fenster] und kein Telefon. {name} freut sich [auf Sie|auch auf Gäste allein|über jeden]. Den letzten Bissen müssen Sie nicht teilen.',
      photo: 'ein Teller am Fenster',
      tags: ['allein', 'ruhe', 'appetit'],
    },
    {
      text: 'Sie haben heute für alle [gekocht|gedacht|gearbeitet]. Jetzt sind Sie dran, ganz allein, bei {name}: [Setzen Sie sich|Atmen Sie durch|Suchen Sie sich etwas aus], und essen Sie [in aller Ruhe|ganz langsam|ohne Eile].',
      photo: 'eine Person liest in Ruhe die Karte',
      tags: ['allein', 'pause', 'kleinefreude'],
    },
  ],
  game_day: [
    {
      text: 'Heute ist Spiel, und Aufregung macht [hungrig|Appetit|durstig]. Kommen Sie [vorher|nachher|mit allen Fans] zu {name}, es gibt {food}. Gefeiert oder getröstet wird [mit vollem Mund|gemeinsam|in jedem Fall].',
      photo: 'ein Fanschal neben einem Teller',
      tags: ['spieltag', 'anpfiff', 'freunde'],
    },
    {
      text: 'Ob Ihre Mannschaft [gewinnt oder verliert|jubelt oder zittert|trifft oder nicht], Sie essen gut: {food} bei {name}. Bringen Sie [die Freunde|den größten Fan|auch die Gegner] mit, und reden Sie danach über [jedes Tor|den Schiedsrichter|die zweite Halbzeit].',
      photo: 'Trikots und bunte Servietten',
      tags: ['spieltag', 'fans', 'hunger'],
    },
  ],
  birthday: [
    {
      text: 'Wer Geburtstag hat, [kocht nicht|wäscht nicht ab|darf aussuchen]. Feiern Sie bei {name} mit allen, die [gern singen|Sie lange kennen|Hunger haben], es gibt {food}. Sagen Sie uns, [wer feiert|wie viele Sie sind|wann Sie kommen], und wir freuen uns mit.',
      photo: 'Kerzen auf etwas Süßem',
      tags: ['geburtstag', 'feiern', 'essengehen'],
    },
    {
      text: 'Ein Geburtstag unter der Woche? [Feiern Sie trotzdem|Umso besser|Auch schön]. Ein gutes Essen mit [Freunden|der Familie|den Kollegen] geht immer. {name} übernimmt das Kochen, Sie [bringen die Gäste mit|singen|stoßen an].',
      photo: 'ein Luftballon an einer Stuhllehne',
      tags: ['geburtstag', 'feiern', 'freunde'],
    },
    {
      text: 'Markieren Sie jemanden, der [bald|diesen Monat|demnächst] Geburtstag hat. Laden Sie ihn zu {name} ein, auf {food} und [einen schönen Tag|ein Lied|viel gemeinsame Zeit]. Das Geschenk [passt immer|muss keiner einpacken|wird sicher gegessen].',
      photo: 'eine Schleife an Ihrer Karte',
      tags: ['geburtstag', 'geschenk', 'markieren'],
    },
  ],
  payday: [
    {
      text: 'Das Gehalt ist da. Bevor [die Miete|der Strom|die Versicherung] etwas abbekommt, gönnen Sie sich {food} bei {name}. Bringen Sie [eine Freundin|die Familie|Appetit] mit, Sie haben [dafür gearbeitet|es verdient|lange gewartet].',
      photo: 'ein voller Teller neben der Karte',
      tags: ['zahltag', 'verdient', 'essengehen'],
    },
    {
      text: 'Wer hat Sie letztes Mal [eingeladen|zum Essen mitgenommen|überrascht]? Das Gehalt ist da, [Sie sind dran|jetzt laden Sie ein|jetzt zahlen Sie]. [Rufen Sie an|Schreiben Sie eine Nachricht|Markieren Sie die Person], und treffen Sie sich bei {name} auf {food}.',
      photo: 'zwei Freunde, jeder mit einem Teller',
      tags: ['zahltag', 'freunde', 'einladung'],
    },
  ],
  graduation: [
    {
      text: 'Prüfungen [geschafft|bestanden|vorbei]! Feiern Sie das mit [der Familie|Freunden|allen, die geholfen haben] bei {name}, es gibt {food}. Bestellen Sie, worauf Sie Lust haben, und [stoßen Sie auf die Zukunft an|erzählen Sie von der Prüfung|schlafen Sie morgen aus].',
      photo: 'ein Zeugnis neben einem vollen Teller',
      tags: ['abschluss', 'geschafft', 'feiern'],
    },
    {
      text: 'Wer so lange [gelernt|gezittert|durchgehalten] hat, darf heute [nichts tun|feiern|alles bestellen]. Bringen Sie [die Absolventin|den Prüfling|die ganze Klasse] zu {name}, es gibt {food} und [viel Applaus|Umarmungen|eine Pause vom Lernen].',
      photo: 'ein Absolventenhut auf einem Stuhl',
      tags: ['abschluss', 'stolz', 'familie'],
    },
  ],
};
