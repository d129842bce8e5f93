import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

function imagesOf(html: string) {
  const { images, imagesWithoutAlt } = readPageFacts(html, 'https://restaurant.example/');
  return { shown: images.count, undescribed: imagesWithoutAlt.count };
}

test('photos with empty descriptions from a builder aren’t described', () => {
  expect(imagesOf('<img src="a.jpg" alt=""><img src="b.jpg" alt=" "><img src="c.jpg">')).toEqual({
    shown: 3,
    undescribed: 3,
  });
});

test('an image without alt text among described ones is decorative', () => {
  expect(
    imagesOf('<img src="a.jpg" alt="Gnocchi"><img src="b.jpg" alt="Tiramisu"><img src="c.jpg" alt="">'),
  ).toEqual({
    shown: 2,
    undescribed: 0,
  });
});

test.each([
  '<img src="line.jpg" alt="" role="presentation">',
  '<img src="line.jpg" alt="" aria-hidden="true">',
  '<img src="https://count.example/x" width="1" height="1">',
])('%s is decorative', (image) => expect(imagesOf(image)).toEqual({ shown: 0, undescribed: 0 }));

test.each([
  '<img src="logo.png">',
  '<img src="leaf.svg">',
  '<img src="a.jpg" width="24" height="24">',
  '<img src="iconic-burger.jpg" aria-hidden="true">',
])('%s lacks a description', (image) => expect(imagesOf(image)).toEqual({ shown: 1, undescribed: 1 }));
