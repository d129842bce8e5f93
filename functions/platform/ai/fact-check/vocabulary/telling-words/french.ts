/** What tells a guest something concrete; see `telling-words.ts`. */
export const FRENCH_TELLING_WORDS = `
affiné aire allergie allergène ancien août appli artisanal ascenseur authentique automne balcon bio biologique bois
boucher bougies boulanger boulangère braise braisé brassé brunch buffet bébé calories casher cathédrale cave
chaleureux charbon chasseur chef cheminée chien compris comprise comptoir concert cour critique croustillant crémeux
cuisinier cuisinière célèbre douzaine dégustation emporter enfant enfants espèces famille familles farci fauteuil
ferme fermier feu fille fils fleuve fondateur fondé four frais fraîche frit frère fumé fumée férié fériés fût
gagnant gare gluten gratiné gratuit grillé groupe guitare génération générations généreux habitués halal hebdomadaire
historique hiver illimité imbattable importé inclus ingrédients jardin jazz journal jumeau juteux karaoké lac lactose
livraison livré locaux légendaire mairie mamie marché mariné mars mer midi mijoté minuit montagne musique musée noix
noté noël offert oncle parasol parking patron patronne pensionnaires piano pierre piquant plage pont populaire
port pourboire presse primé printemps pâques pêcheur quiz quotidien rampe recette recommandé remise retirer romantique
roulé roulée rustique réduction rôti sain saison saisonnier sauvage savoureux seniors serveur siècle soeur sommelier
stade sucré supplément tante tendre terrasse théâtre toit tradition traditionnel traiteur université vallée verger
vignoble village voisins vue végane végétal végétarien végétarienne whatsapp wifi église élu élégant énorme épicé
épouse étoile étoilé étudiant femme mari parents mère père métro tram bus vignes valable exclusif garer stationner labellisé label`;
