import { describe, expect, test } from 'vitest';
import { kindsInPlain, kindsInPrinted } from '#tests/builders/kinds-in-printed.ts';

describe('a price or a bargain that is told without a figure', () => {
  test.each([
    ['en', '[Carbonara] [$19], was more last week.'],
    ['en', 'Carbonara $19, was more last week'],
    ['en', 'Cheap eats.'],
    ['en', '[Carbonara], now cheaper.'],
    ['en', '[Carbonara] is [$19], it used to be more.'],
    ['en', '[Tiramisù] costs less than a coffee.'],
    ['en', 'Affordable pasta.'],
    ['en', 'Budget-friendly dinners.'],
    ['it', '[Carbonara] a [$19], prima costava di più.'],
    ['en', 'Great value.'],
    ['en', 'Prices are lower this month.'],
    ['en', 'Still the same price as in 1998.'],
    ['en', 'Twice the pasta for the same price.'],
    ['en', 'A third off.'],
    ['en', '[Tiramisù] is a steal.'],
    ['en', 'You pay what you want.'],
    ['es', 'Precios económicos.'],
    ['de', 'Günstige Preise.'],
    ['fr', 'Pas cher du tout.'],
    ['it', 'Prezzi bassi.'],
    ['en', 'Babies dine free.'],
    ['en', '[Carbonara] has never been cheaper.'],
    ['en', 'We dropped the price of [Carbonara].'],
    ['en', '[Carbonara] costs half of what it did.'],
    ['en', 'Less than you think: [Carbonara].'],
    ['en', '[Carbonara] and [Cacio e pepe] cost the same.'],
    ['es', 'Esta semana, precio especial.'],
    ['en', '[Tiramisù] costs more than [Carbonara].'],
    ['en', '[Cacio e pepe], and [Carbonara] for the same price.'],
    ['en', '[Cacio e pepe] is a dollar more than [Carbonara].'],
    ['en', '[Carbonara] is two dollars more than [Cacio e pepe].'],
    ['es', '[Tiramisù] es más caro que [Carbonara].'],
    ['de', '[Tiramisù] ist teurer als [Carbonara].'],
  ])('is found, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).toContain('price');
    expect(kindsInPrinted(marked, language)).toContain('price');
  });

  test.each([
    ['en', 'Cacio e pepe is $18, carbonara a dollar more.'],
    ['fr', "Le prix de l'attente."],
    ['en', 'The joke is on us.'],
    ['en', 'Cacio e pepe is $18, and carbonara is a dollar more.'],
    ['en', 'The joke is on us: there is no joke, only [Carbonara].'],
    ['en', 'All eyes are on us, or on the [Tiramisù].'],
    ['fr', 'Le prix de la patience.'],
    ['en', 'Cacio e pepe or carbonara? A dollar apart, a world between.'],
    ['en', 'Carbonara is a dollar more than cacio e pepe.'],
    ['en', 'Cacio e pepe: a dollar less than carbonara.'],
    ['en', 'The price of waiting: one missed [Carbonara].'],
    ['es', 'Cacio e pepe a 18 $, carbonara por un dólar más.'],
    ['en', 'Talk is cheap, [Carbonara] is $19.'],
    ['en', 'It is worth more than a photo: [Carbonara].'],
    ['en', 'More than pasta: [Carbonara].'],
    ['en', 'Less talk, more [Carbonara].'],
    ['en', 'Life was more fun with pasta.'],
    ['en', 'What was more fun, the starter or the [Tiramisù]?'],
    ['en', 'Small prices to pay for happiness.'],
    ['es', 'La vida es más cara sin amigos.'],
    ['en', 'Tiramisù costs less than Carbonara.'],
  ])('is not meant, or reckoned from the record, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).toEqual([]);
    expect(kindsInPrinted(marked, language)).toEqual([]);
  });
});

describe('what is there for a time only', () => {
  test.each([
    ['en', 'Only today: [Carbonara] [$19].'],
    ['en', 'Only today: Carbonara $19'],
    ['en', 'This week only: [Carbonara].'],
    ['en', 'Today only: [Carbonara], [$19].'],
    ['en', 'Last chance: [Tiramisù] leaves the menu.'],
    ['en', 'Back for a limited time: [Carbonara].'],
    ['en', 'New on the menu: [Carbonara].'],
    ['de', 'Nur heute: [Carbonara], [$19].'],
    ['en', 'Ends soon: [Carbonara] at [$19].'],
    ['fr', 'Cette semaine seulement : [Carbonara].'],
    ['en', 'Get it before it is gone.'],
    ['en', 'This is the final week for [Tiramisù].'],
    ['de', 'Nur noch diese Woche: [Carbonara].'],
    ['fr', 'Dernière semaine pour [Tiramisù].'],
    ['it', 'Ultima settimana per [Tiramisù].'],
    ['en', 'All weekend long.'],
    ['en', 'Open on holidays.'],
    ['en', 'We open an hour earlier on Fridays.'],
    ['en', 'No strollers after seven.'],
  ])('is found, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).not.toEqual([]);
    expect(kindsInPrinted(marked, language)).not.toEqual([]);
  });

  test.each([
    ['en', 'Any day now.'],
    ['en', 'Every night needs a plan.'],
    ['fr', 'Le midi au bureau.'],
    ['en', 'Every evening deserves a plate of [Carbonara].'],
    ['en', 'Each day needs a good ending.'],
    ['fr', 'Chaque soir mérite [Carbonara].'],
    ['es', 'Cada noche merece un buen plato.'],
    ['it', 'Ogni sera merita [Carbonara].'],
    ['en', 'Small street, big plates: 12 Mulberry St.'],
    ['en', "Five nights a week, one grandmother's lessons."],
    ['en', 'Start with pasta, end with [Tiramisù]. It is only [$9].'],
    ['en', 'Morning pasta, evening plates.'],
    ['en', 'Grant yourself a plate of [Carbonara].'],
    ['en', 'Only you can decide: [Carbonara] or [Tiramisù].'],
    ['en', 'This week, only one question: [Carbonara] or [Cacio e pepe]?'],
    ['en', 'Your couch is everywhere you left it. [Carbonara] is here.'],
    ['en', 'New week, same hunger.'],
    ['en', 'Back on the couch? Not yet.'],
    ['en', 'Any minute now the door opens.'],
    ['en', 'Standing only makes you hungrier.'],
    ['en', 'A seat at the table for everyone you love.'],
    ['en', 'Only walking in takes courage.'],
    ['en', 'Hurry up and wait, or just come over.'],
    ['en', 'End the day with [Tiramisù].'],
    ['en', 'Good things end soon enough. Order [Tiramisù].'],
    ['en', 'Limited patience? [Carbonara].'],
    ['fr', 'Une fois seulement, oubliez le régime.'],
    ['fr', 'La nouvelle semaine commence, [Carbonara] aussi.'],
    ['fr', 'Nouveau jour, nouvelle faim.'],
    ['es', 'Nueva semana, nuevas ganas.'],
    ['de', 'Jeder Abend verdient [Carbonara].'],
    ['de', 'Nur noch ein Löffel [Tiramisù].'],
    ['de', 'Heute nur Ruhe und [Carbonara].'],
    ['de', 'Neue Woche, neuer Hunger.'],
    ['it', 'Nuova settimana, nuova fame.'],
    ['en', 'Late is fine, hungry is better.'],
  ])('is not meant, in %s: %s', (language, marked) => {
    expect(kindsInPlain(marked, language)).toEqual([]);
    expect(kindsInPrinted(marked, language)).toEqual([]);
  });
});
