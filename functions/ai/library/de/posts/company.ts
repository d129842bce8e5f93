import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on who comes along, and on what there is to celebrate. */
export const POSTS_COMPANY: Pick<
  CopyLibrary['posts'],
  'date_night' | 'family' | 'friends' | 'solo' | 'game_day' | 'birthday' | 'payday' | 'graduation'
> = {
  date_night: [
    {
      text: 'Zwischen [Wäsche|Terminen|Einkäufen] und Alltag seid ihr noch immer [ein Paar|zu zweit|verliebt]. Geht zusammen essen, [legt die Handys weg|redet über alles|lasst euch Zeit], und genießt den Abend bei {name}.',
      photo: 'zwei Hände und ein geteilter Teller',
      tags: ['date', 'zuzweit', 'liebe'],
    },
    {
      text: 'Wann habt ihr zuletzt [in Ruhe|ohne Handy|nur zu zweit] geredet, und nicht über die Arbeit? [Sucht einen Tag aus|Organisiert einen Babysitter|Zieht euch um] und kommt zu {name}. Es gibt {food} und [viel Zeit|euch zwei|Ruhe].',
      photo: 'zwei Menschen sehen von der Karte auf',
      tags: ['date', 'zuzweit', 'reden'],
    },
    {
      text: 'Erstes Treffen? Sucht etwas aus, das [leicht zu teilen ist|Spaß macht|nicht kleckert], und [seid, wie ihr seid|stellt gute Fragen|lacht]. Ums Essen kümmert sich {name}, der Rest ist eure Sache.',
      photo: 'zwei Getränke und zwei Karten',
      tags: ['erstesdate', 'date', 'essengehen'],
    },
    {
      text: 'Eine Idee für [euch zwei|ein Treffen zu zweit|heute Abend]: Bestellt füreinander. So seht ihr, [wie gut ihr euch kennt|wer gut zugehört hat|was der andere denkt], und ihr esst [beide|auf jeden Fall|trotzdem] gut. Ort: {name}.',
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
      text: 'Fragt die Kinder [im Auto|an der Tür|auf dem Heimweg] nach der Schule, und ihr hört [„gut“|„geht so“|„wie immer“]. Bei einem guten Essen erzählen sie [viel mehr|die ganze Geschichte|auch von der Pause]. Probiert es [diese Woche|bald|gleich] aus: {name}.',
      photo: 'ein Kind erzählt mit beiden Händen',
      tags: ['familie', 'kinder', 'erzählen'],
    },
    {
      text: 'An alle, die daheim sonst kochen: [Heute habt ihr frei|Macht Pause|Schürze ab]. Alle anderen: [Jacken an|Schuhe suchen|Beeilt euch]. Wir kochen, und ihr esst zusammen bei {name}.',
      photo: 'eine Schürze am Haken',
      tags: ['familie', 'nichtkochen', 'pause'],
    },
    {
      text: 'Onkel, [Cousinen|Großeltern|Tanten] und alle Kinder zusammen, ohne dass jemand [putzen|Stühle suchen|kochen] muss: Sucht einen Tag aus, [ruft alle an|schreibt in die Gruppe|sagt Bescheid], und {name} kümmert sich ums Essen.',
      photo: 'alte und junge Hände reichen Teller weiter',
      tags: ['familie', 'verwandtschaft', 'zusammen'],
    },
  ],
  friends: [
    {
      text: '„Wir sollten uns mal sehen“, schreibt ihr [seit Wochen|seit Monaten|seit dem Sommer]. Macht es jetzt: [einen Tag aussuchen|eine Uhrzeit nennen|alle fragen], bei {name} treffen, {food} bestellen und [erzählen|lachen|lange bleiben].',
      photo: 'Freunde umarmen sich vor der Tür',
      tags: ['freunde', 'wiedersehen', 'pläne'],
    },
    {
      text: 'Mit Freunden schmeckt es [besser|gleich besser|nach mehr]. Stellt alles in die Mitte, [probiert voneinander|teilt|nehmt noch etwas nach] und redet, [bis ihr alles wisst|so lange ihr wollt|über alles]. Wir sehen uns bei {name}.',
      photo: 'ein Teller wandert durch die Runde',
      tags: ['freunde', 'teilen', 'essengehen'],
    },
    {
      text: 'Markiert die Freundin, die [immer Hunger hat|alles probieren will|nie Nein sagt]. Dann macht [einen Tag|eine Uhrzeit|etwas] aus und kommt zu {name}. Es gibt {food} und [viel zu erzählen|Zeit für euch|keinen Abwasch].',
      photo: 'zwei Freundinnen lachen über der Karte',
      tags: ['freunde', 'markieren', 'verabredung'],
    },
    {
      text: 'Alte Freunde erkennt man daran, dass man [sofort wieder redet|über dieselben Witze lacht|nichts erklären muss]. Ruft [sie|einen davon|alle] an und trefft euch bei {name} auf {food}.',
      photo: 'zwei alte Freunde mit zwei Tellern',
      tags: ['freunde', 'altefreunde', 'lachen'],
    },
  ],
  solo: [
    {
      text: 'Allein essen gehen ist [eine gute Pause|Erholung|ein schöner Plan]. Keiner [redet dazwischen|will probieren|wählt für euch aus]. Bringt [ein Buch|Musik|nur Hunger] mit zu {name} und bestellt, worauf ihr Lust habt.',
      photo: 'ein offenes Buch neben einem Teller',
      tags: ['allein', 'auszeit', 'zeitfürmich'],
    },
    {
      text: 'Eine Stunde nur für euch: {food}, [ein Buch|etwas Ruhe|ein Platz am Fenster] und kein Telefon. {name} freut sich [auf euch|auch auf Gäste allein|über jeden]. Den letzten Bissen müsst ihr nicht teilen.',
      photo: 'ein Teller am Fenster',
      tags: ['allein', 'ruhe', 'appetit'],
    },
    {
      text: 'Ihr habt heute für alle [gekocht|gedacht|gearbeitet]. Jetzt seid ihr dran: Kommt allein zu {name}, [setzt euch|atmet durch|sucht euch etwas aus] und esst, was ihr wollt, [in aller Ruhe|ganz langsam|ohne Eile].',
      photo: 'eine Person liest in Ruhe die Karte',
      tags: ['allein', 'pause', 'gönndirwas'],
    },
  ],
  game_day: [
    {
      text: 'Heute ist Spiel, und Aufregung macht [hungrig|Appetit|durstig]. Kommt [vorher|nachher|mit allen Fans] zu {name}, es gibt {food}. Gefeiert oder getröstet wird [mit vollem Mund|gemeinsam|in jedem Fall].',
      photo: 'ein Fanschal neben einem Teller',
      tags: ['spieltag', 'anpfiff', 'freunde'],
    },
    {
      text: 'Ob eure Mannschaft [gewinnt oder verliert|jubelt oder zittert|trifft oder nicht], ihr esst gut: {food} bei {name}. Bringt [die Freunde|den größten Fan|auch die Gegner] mit, und redet danach über [jedes Tor|den Schiedsrichter|die zweite Halbzeit].',
      photo: 'Trikots und bunte Servietten',
      tags: ['spieltag', 'fans', 'hunger'],
    },
  ],
  birthday: [
    {
      text: 'Wer Geburtstag hat, [kocht nicht|wäscht nicht ab|darf aussuchen]. Feiert bei {name} mit allen, die [gern singen|euch lange kennen|Hunger haben], es gibt {food}. Sagt uns, [wer feiert|wie viele ihr seid|wann ihr kommt], und wir freuen uns mit.',
      photo: 'Kerzen auf etwas Süßem',
      tags: ['geburtstag', 'feiern', 'essengehen'],
    },
    {
      text: 'Ein Geburtstag unter der Woche? [Feiert trotzdem|Umso besser|Auch schön]. Ein gutes Essen mit [Freunden|der Familie|den Kollegen] geht immer. {name} übernimmt das Kochen, ihr [bringt die Gäste mit|singt|stoßt an].',
      photo: 'ein Luftballon an einer Stuhllehne',
      tags: ['geburtstag', 'feiern', 'freunde'],
    },
    {
      text: 'Markiert jemanden, der [bald|diesen Monat|demnächst] Geburtstag hat. Ladet ihn zu {name} ein, auf {food} und [einen schönen Tag|ein Lied|viel Zeit mit euch]. Das Geschenk [passt immer|muss keiner einpacken|wird sicher gegessen].',
      photo: 'eine Schleife an eurer Karte',
      tags: ['geburtstag', 'geschenk', 'markieren'],
    },
  ],
  payday: [
    {
      text: 'Das Gehalt ist da. Bevor [die Miete|der Strom|die Versicherung] etwas abbekommt, gönnt euch {food} bei {name}. Bringt [eine Freundin|die Familie|Appetit] mit, ihr habt [dafür gearbeitet|es verdient|lange gewartet].',
      photo: 'ein voller Teller neben der Karte',
      tags: ['zahltag', 'verdient', 'essengehen'],
    },
    {
      text: 'Wer hat euch letztes Mal [eingeladen|das Essen bezahlt|ausgeholfen]? Das Gehalt ist da, [ihr seid dran|jetzt ladet ihr ein|jetzt zahlt ihr]. [Ruft an|Schreibt eine Nachricht|Markiert die Person], und trefft euch bei {name} auf {food}.',
      photo: 'zwei Freunde, jeder mit einem Teller',
      tags: ['zahltag', 'freunde', 'einladung'],
    },
  ],
  graduation: [
    {
      text: 'Prüfungen [geschafft|bestanden|vorbei]! Feiert das mit [der Familie|Freunden|allen, die geholfen haben] bei {name}, es gibt {food}. Bestellt, worauf ihr Lust habt, und [stoßt auf die Zukunft an|erzählt von der Prüfung|schlaft morgen aus].',
      photo: 'ein Zeugnis neben einem vollen Teller',
      tags: ['abschluss', 'geschafft', 'feiern'],
    },
    {
      text: 'Wer so lange [gelernt|gezittert|durchgehalten] hat, darf heute [nichts tun|feiern|alles bestellen]. Bringt [die Absolventin|den Prüfling|die ganze Klasse] zu {name}, es gibt {food} und [viel Applaus|Umarmungen|eine Pause vom Lernen].',
      photo: 'ein Absolventenhut auf einem Stuhl',
      tags: ['abschluss', 'stolz', 'familie'],
    },
  ],
};
