/**
 * A page of one of our designs as an Eleventy template: the same elements, classes, texts, images, stylesheet, and
 * JSON-LD, printed by Nunjucks from the site's content (`site`, `page_css`, `jsonld`, `courses`, `hours`), with
 * escaping on.
 */
export const ELEVENTY_TEMPLATE = `---
permalink: /index.html
---
<!doctype html>
<html lang="{{ site.language }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ site.website_name }} – {{ s.hero.tagline }}</title>
<meta name="description" content="{{ site.meta_description }}">
<link rel="canonical" href="{{ url }}">
<meta property="og:type" content="restaurant.restaurant">
<meta property="og:title" content="{{ site.website_name }}">
<meta property="og:description" content="{{ site.meta_description }}">
<meta property="og:url" content="{{ url }}">
<style>{{ page_css | safe }}</style>
<script type="application/ld+json">{{ jsonld | safe }}</script>
</head>
<body class="{{ site.template_id }}">
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header"><a class="brand" href="#hero" dir="auto">{{ site.website_name }}</a>
<nav aria-label="On this page"><ul>{% for section in site.section_order %}{% if section != "hero" %}<li><a href="#{{ section }}">{% if section == "faq" %}FAQ{% else %}{{ section | capitalize }}{% endif %}</a></li>{% endif %}{% endfor %}</ul></nav></header>
<main id="main" tabindex="-1">
<section class="hero hero-withImages" id="hero">
<div class="hero-media"><img src="{{ site.hero_image }}" alt="{{ site.image_assets[site.hero_image].alt }}" width="{{ site.image_assets[site.hero_image].width }}" height="{{ site.image_assets[site.hero_image].height }}" fetchpriority="high" decoding="async"></div>
<div class="hero-text">
<p class="hero-kicker" dir="auto">{{ site.cuisine }}</p>
<h1 class="length-m word-8" dir="auto">{{ s.hero.tagline }}</h1>
<p class="hero-description" dir="auto">{{ s.hero.description }}</p>
<p class="actions"><a class="button" href="#menu">View Our Menu</a> <a class="button quiet" href="{{ tel }}">Make a Reservation</a></p>
</div>
</section>
<section class="section about" id="about"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.about.title }}</h2></div>
<div class="section-body"><div class="story">{% for paragraph in paragraphs %}<p dir="auto">{{ paragraph }}</p>{% endfor %}</div></div></div></section>
<section class="section menu" id="menu"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.menu.title }}</h2></div>
<div class="section-body"><ul class="course-links">{% for course in courses %}<li><a href="#course-{{ loop.index }}" dir="auto">{{ course.heading }}</a></li>{% endfor %}</ul><div class="courses">{% for course in courses %}{% set number = loop.index %}<div class="course"><h3 id="course-{{ number }}" dir="auto">{{ course.heading }}</h3>
<ul class="dishes" aria-labelledby="course-{{ number }}">{% for dish in course.items %}<li class="dish">{% if dish.image %}<div class="dish-picture"><img src="{{ dish.image }}" alt="{{ dish.name }} at {{ site.website_name }}" width="{{ site.image_assets[dish.image].width }}" height="{{ site.image_assets[dish.image].height }}" loading="lazy" decoding="async"></div>{% endif %}<div class="dish-text"><p class="dish-line"><span class="dish-name" dir="auto">{{ dish.name }}</span>{% if dish.price %} <span class="dish-price" dir="auto">{{ dish.price }}</span>{% endif %}</p>{% if dish.description %}<p class="dish-description" dir="auto">{{ dish.description }}</p>{% endif %}</div></li>
{% endfor %}</ul></div>
{% endfor %}</div>
{% if s.menu.menu_url %}<p class="menu-link"><a class="button" href="{{ s.menu.menu_url }}" rel="noopener">See the full menu</a></p>{% endif %}</div></div></section>
<section class="section gallery" id="gallery"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.gallery.title }}</h2><p class="lead" dir="auto">{{ s.gallery.description }}</p></div>
<div class="section-body"><ul class="pictures" data-count="{{ s.gallery.images.length }}">{% for image in s.gallery.images %}<li><figure><div class="frame"><img src="{{ image.url }}" alt="{{ image.alt }}" width="{{ site.image_assets[image.url].width }}" height="{{ site.image_assets[image.url].height }}" loading="lazy" decoding="async"></div>{% if image.caption %}<figcaption dir="auto">{{ image.caption }}</figcaption>{% endif %}</figure></li>{% endfor %}</ul></div></div></section>
<section class="section reviews" id="reviews"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.reviews.title }}</h2></div>
<div class="section-body"><p class="overall">{{ stars(s.reviews.overall_rating) }} <span>{{ s.reviews.overall_rating }} out of 5</span></p><ul class="quotes">{% for review in s.reviews.items %}<li class="review"><figure>{{ stars(review.rating) }}<blockquote dir="auto"><p>{{ review.text }}</p></blockquote><figcaption><span dir="auto">{{ review.name }}</span>{% if review.date %} <span class="review-date">{{ review.date }}</span>{% endif %}</figcaption></figure></li>{% endfor %}</ul></div></div></section>
<section class="section faq" id="faq"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.faq.title }}</h2></div>
<div class="section-body"><div class="questions">{% for item in s.faq.items %}<details><summary><span dir="auto">{{ item.question }}</span></summary><p dir="auto">{{ item.answer }}</p></details>
{% endfor %}</div></div></div></section>
<section class="section contact" id="contact"><div class="inner"><div class="section-head"><h2 dir="auto">{{ s.contact.title }}</h2><p class="lead" dir="auto">{{ s.contact.description }}</p></div>
<div class="section-body"><div class="facts"><div class="fact hours"><h3>Hours</h3><table><tbody>{% for row in hours %}<tr><th scope="row">{{ row.days }}</th><td>{% for time in row.times %}<span class="time" dir="ltr">{{ time.text }}</span> {% endfor %}</td></tr>{% endfor %}</tbody></table></div><div class="fact"><h3>Address</h3><address class="pre" dir="auto">{{ s.contact.address }}</address>
<p><a class="text-link" href="https://www.google.com/maps/search/?api=1&amp;query={{ s.contact.address | urlencode }}" rel="noopener">Get directions</a></p></div><div class="fact"><h3>Phone</h3><p class="phone"><a class="text-link" href="{{ tel }}" dir="auto">{{ s.contact.phone }}</a></p><p class="actions"><a class="button" href="{{ tel }}">Make a Reservation</a></p></div></div></div></div></section>
</main>
<footer class="site-footer"><div class="inner"><p class="footer-name" dir="auto">{{ site.website_name }}</p><p dir="auto">{{ s.contact.address }}</p><p><a href="{{ tel }}" dir="auto">{{ s.contact.phone }}</a></p><p><a href="#hero">Back to top</a></p></div></footer>
</body>
</html>
`;

/** Nunjucks functions must be macros of the page. */
export const STARS_MACRO = `{% macro stars(rating) %}<span class="stars" role="img" aria-label="Rated {{ rating }} out of 5">{% for star in range(0, 5) %}{% if star < (rating | round) %}★{% else %}☆{% endif %}{% endfor %}</span>{% endmacro %}`;
