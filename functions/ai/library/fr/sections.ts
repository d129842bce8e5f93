import type { CopyLibrary } from '../copy-library.ts';

/** Sections beside a fact of the owner: the lines are about the guest’s plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: ['Fêtez ça avec nous', 'Votre fête, sans tablier', 'Des bougies, des bises, un repas'],
    written: [
      'Occupez-vous [des invités|des bises|de souffler les bougies]. Pour les assiettes, on s’en charge.',
      'Le secret d’une fête : que l’hôte [s’assoie aussi|mange chaud|figure sur les photos].',
      'Racontez-nous ce que vous [fêtez|préparez|imaginez] et combien vous serez. La suite [se discute|se dessine à deux|viendra toute seule].',
    ],
    suggested: ['Nous recevons des groupes de ____ à ____ personnes, avec un menu à ____.'],
  },
  happy_hour: {
    title: ['Happy hour', 'Entre le bureau et la maison', 'L’heure de lever le pied'],
    written: [
      'Entre [le dernier mail|le bureau|les obligations] et la soirée, ce moment mérite [de la compagnie|mieux qu’un trajet|un vrai plan].',
      'Amenez celui qui [dit toujours « juste un »|vous supporte au bureau|a quelque chose à raconter].',
      'Les bouchons seront encore là [tout à l’heure|sans vous|de toute façon]. Autant les laisser passer [en riant|entre amis|un verre à la main].',
    ],
    suggested: ['De ____ à ____, le ____ : ____ à ____.'],
  },
  catering: {
    title: ['Traiteur', 'Vous invitez, on cuisine', 'Pour vos fêtes et vos bureaux'],
    written: [
      'À votre propre fête, votre place est [sur la piste|avec vos invités|sur les photos], pas [devant le four|à l’évier|à compter les assiettes].',
      'Une réunion où l’on mange [paraît plus courte|finit en rires|se pardonne]. Tous les bureaux le savent.',
      'Comptez [les cousins|les voisins|toute l’équipe], puis ajoutez ceux qui [viennent sans prévenir|se resservent|avaient dit non].',
    ],
    suggested: ['Nous cuisinons à partir de ____ personnes. Prévenez-nous ____ à l’avance.'],
  },
  delivery: {
    title: ['Livraison', 'Jusqu’à votre porte', 'Sans quitter le canapé'],
    written: [
      'Restez en [pyjama|chaussettes|peignoir]. Votre seule mission : [ouvrir la porte|avoir faim|choisir la série].',
      'Dehors [il pleut|ça souffle|ça klaxonne], dedans quelqu’un a faim. Cela [se règle|s’arrange|finit bien] en une commande.',
      'Sortez [les verres|les assiettes|la nappe]. Pour le reste, [tendez l’oreille|guettez la sonnette|laissez venir].',
    ],
    suggested: ['Nous livrons à ____ avec ____, à partir de ____ de commande.'],
  },
  takeout: {
    title: ['À emporter', 'Commandez, passez, emportez', 'Nos plats, votre table'],
    written: [
      'Mangez sur [le canapé|un banc au soleil|votre balcon], avec [votre musique|une série en cours|vos chaussons].',
      'Que votre cuisine [se repose|reste propre|n’en sache rien]. Le sac, lui, [embaume déjà|connaît le chemin|fera des heureux].',
      'Rentrez avec quelque chose de bon et [on vous fera la fête|personne ne cuisinera|on vous portera en triomphe].',
    ],
    suggested: ['Appelez le {phone}. Votre commande est prête en ____ minutes environ.'],
  },
  brunch: {
    title: ['Brunch', 'Le réveil sans réveil', 'Ni petit-déjeuner ni déjeuner'],
    written: [
      'Dormez [autant qu’il faut|tout votre soûl|sans remords], puis commencez la journée [par une gourmandise|tout en douceur|à votre heure].',
      'Il y a des matins pour [courir|être efficace|faire des listes], et celui-ci est pour [traîner|se resservir|bavarder].',
      'Amenez qui vous doit [la fin d’une histoire|une visite|des nouvelles], même [décoiffé|mal réveillé|en lunettes noires].',
    ],
    suggested: ['Servi le ____ de ____ à ____. Commencez par ____.'],
  },
  lunch: {
    title: ['Le midi', 'La pause du jour', 'Loin du clavier'],
    written: [
      'Ce que vous mangez [à midi|à la pause|au milieu du jour] décide [de l’après-midi|de votre humeur|du reste].',
      'Quittez cette chaise. Les dossiers [vous garderont la place|ne vont pas s’envoler|tiendront bien une heure].',
      'Manger devant un écran, c’est [avaler ses mails|tricher un peu|rater la pause]. Venez et [levez les yeux|respirez|parlez à quelqu’un].',
    ],
    suggested: ['Le midi, nous servons ____ à ____, de ____ à ____.'],
  },
  outdoor: {
    title: ['En plein air', 'Des tables sous le ciel', 'Mangez dehors'],
    written: [
      'Quand le temps [s’y prête|est de la partie|fait un effort], manger dedans serait [dommage|du gâchis|un peu triste].',
      'Un peu de [soleil|vent|ciel], et la conversation [s’étire|change de ton|prend ses aises].',
      'Prenez [vos lunettes de soleil|un gilet au cas où|le temps de regarder passer les gens] et restez un peu.',
    ],
    suggested: ['Nous avons ____ tables dehors, avec ____ pour les jours de ____.'],
  },
  founder: {
    title: ['Derrière les fourneaux', 'Une personne, une histoire', 'Avec un nom et un visage'],
    written: [
      'Derrière chaque plat, il y a toujours [quelqu’un|une personne têtue|une personne gourmande], et ici, vous pouvez lui dire bonjour.',
      'Demandez [sans façon|la version longue|comment tout a commencé] : cela se raconte mieux [de vive voix|sur place|à table].',
      'On goûte autrement quand on [connaît l’histoire|met un visage sur l’assiette|sait qui cuisine].',
    ],
    suggested: ['____ a commencé avec ____ à ____ et continue de ____ chaque jour.'],
  },
  specials: {
    title: ['Les à-côtés de la carte', 'Pour changer un peu', 'Demandez ce qu’il y a aujourd’hui'],
    written: [
      'Si vous prenez toujours [la même chose|votre plat fétiche|comme la dernière fois], voici de quoi [changer|vous dévergonder|hésiter].',
      'Une envie ne [prévient pas|se planifie pas|patiente pas]. Jetez un œil avant de [commander|décider|refermer la carte].',
      'Une bonne surprise [se mange|ne s’explique pas|se raconte après]. Venez avec [de la curiosité|un petit creux|l’esprit ouvert].',
    ],
    suggested: ['Le ____, nous préparons ____. Jusqu’au dernier.'],
  },
  live_music: {
    title: ['Musique live', 'Un repas et sa bande-son', 'Venez écouter'],
    written: [
      'Certaines chansons [ouvrent l’appétit|appellent de la compagnie|font sortir de chez soi]. Écoutez-les [entre deux bouchées|de tout près|avec vos amis].',
      'Venez avec quelqu’un qui [chante tout bas|danse sur sa chaise|connaît les paroles].',
      'Un repas en musique [dure plus longtemps|se retient par cœur|fait oublier l’heure].',
    ],
    suggested: ['Le ____ à ____, c’est ____ qui joue.'],
  },
  gift_cards: {
    title: ['Cartes cadeaux', 'Offrez un repas', 'Un cadeau qui se mange'],
    written: [
      'Personne ne [revend|cache|laisse au fond d’un tiroir] un bon repas. C’est toujours [la bonne taille|la bonne couleur|à son goût].',
      'Pour celui qui [a déjà tout|ne s’offre jamais rien|a porté vos cartons].',
      'Offrez-la et, avec un peu de chance, [on vous invitera|vous goûterez aussi|vous serez du voyage].',
    ],
    suggested: ['Nos cartes commencent à ____. Demandez-les à ____ ou lors de votre visite.'],
  },
  family: {
    title: ['En famille', 'Pour les petits et les grands', 'Amenez toute la tribu'],
    written: [
      'Dans chaque famille, quelqu’un [refuse le vert|commande pour les autres|arrive en retard]. Amenez tout le monde.',
      'Que les enfants [goûtent|posent des questions|s’en mettent partout] et que les grands [finissent une phrase|mangent chaud|ne lavent rien].',
      'Les souvenirs de famille [sentent bon|commencent à table|ont presque toujours des miettes].',
    ],
    suggested: ['Pour les enfants, il y a ____, et aussi ____ pour patienter.'],
  },
};
