import { readCategories } from './read-categories.ts';

/** Tasks done once, and checked now and then. `readCategories` describes the form. */
export const FOUNDATIONAL = readCategories(
  'foundational',
  `
# google-profile | Google Business Profile | map-pin
The first thing most new guests see, before your own website.
google-claim | 30 min | critical | https://support.google.com/business/answer/2911778 How to claim it
Claim your Google Business Profile
Search for your restaurant on Google. If the profile says “Own this business?”, claim it and verify it by phone, video, or postcard.
Until you claim it, you can’t manage your hours or reply to reviews there.
google-hours | 15 min | critical | https://support.google.com/business/answer/6303076 Set special hours
Match your Google hours to the hours on your door
Enter the hours on your door, with lunch and dinner separate if you close in between. Add the next two holidays as special hours.
Guests who show up to a locked door don’t come back, and they leave reviews about it.
google-category | 10 min | https://support.google.com/business/answer/7249669 Choose a category
Choose the exact category on Google
Pick the most specific primary category that fits, like “Neapolitan restaurant” instead of “Italian restaurant.” Then add other categories.
Google matches searches to your category. “Ramen near me” shows ramen restaurants first.
google-photos | 60 min | https://support.google.com/business/answer/6103862 Add photos
Put ten real photos on Google
Add three best sellers and two photos of your dining room with guests. Then add the storefront by day and night, the team, the bar, and the entrance with its steps or ramp.
Guests compare three places on a phone in a minute. They choose the one where they can imagine themselves.
google-attributes | 10 min | https://business.google.com/ Open your profile
Fill in the details guests filter by on Google
Answer yes or no for outdoor seating, wheelchair access, vegetarian options, kids, dogs, and reservations.
Guests who filter for a patio or step-free access don’t see restaurants that left those details blank.

# website | Website | globe
The one place where no one else can advertise next to your name.
website-publish | 15 min | critical | screen websites | verified by site_published
Publish your website
Generate it from your profile, check it on a phone, and publish it.
Your Google profile, your Instagram, and your ads all need a page to send people to.
website-hours | 5 min | critical | screen profile | verified by hours_known
Add your hours for every day
Enter the whole week in your profile, including closed days. Your website shows your hours, and search engines read them.
Guests look up hours more than anything else. If a day is missing, they call or go elsewhere.
website-story | 15 min | screen profile | verified by story_known
Tell your restaurant’s story
Write two or three sentences: who cooks, where the recipes come from, and what sets you apart.
It’s the one part of your website that no other restaurant can copy.
website-google-link | 10 min | https://business.google.com/ Open your profile
Link to your website from Google and Instagram
Add your website to your Google Business Profile and your Instagram bio. Replace any link to a delivery app.
When guests tap “Website” and land in a delivery app, you pay a commission on their orders.
website-phone-test | 5 min | https://pagespeed.web.dev/ Measure the speed
Try your website on a phone, the way a guest would
Turn off Wi-Fi, then find tonight’s hours, the price of a dish, and your phone number. Each should take one thumb and ten seconds.
Most guests look you up on their phones, hungry and on the go. If your page is slow, they give up.

# menu | Menu | utensils
Why guests choose you, and where you make your profit.
menu-complete | 30 min | critical | screen profile | verified by menu_known
Put your whole menu online as text
Enter or paste every dish into your profile. Phones, search engines, and screen readers struggle with a photo or PDF of a menu.
Most guests choose a restaurant by its menu before they read anything else.
menu-prices | 15 min | screen profile | verified by prices_known
Add a price to every dish
Include sizes, and use “market price” for prices that change daily. Then compare your online prices with your POS.
Guests assume unlisted prices are high, and wrong prices cause complaints.
menu-diets | 20 min | screen profile | verified by diets_known
Mark vegan, vegetarian, and gluten-free dishes
Go through each dish with your kitchen and mark only what they’re sure of. Add a menu note that asks guests to tell their server about allergies.
One guest with dietary needs often decides where the whole group eats.
menu-margin | 60 min
Find your most profitable dishes
From last month’s sales, note how often each dish sold and its profit after ingredient costs. Move popular, profitable dishes to the top of their section.
Guests often order from the top of a list, so put your most profitable dishes there.
menu-photos | 45 min | screen profile | verified by dish_photos
Photograph your five best-selling dishes
Shoot by a window at noon, without flash, from the guest’s seat. Show the plate as you serve it, then add the photos to the dishes in your profile.
Guests trust a real photo more than any description. You can use it on your website and in ads and posts.

# listings | Maps and listings | map
The same name, address, and phone number everywhere guests look.
listings-phone | 15 min | critical | screen profile | verified by phone_everywhere
Show one phone number everywhere
Choose the number that someone answers during service. Put it on your website, Google, the door, and the receipt, written the same way.
Two phone numbers confuse guests and make map apps think you’re two places.
listings-apple | 20 min | https://businessconnect.apple.com/ Apple Business Connect
Claim your Apple Maps listing
Sign up for Apple Business Connect and check that the pin is at your front door.
iPhones open Apple Maps when guests tap your address or ask Siri where to eat.
listings-yelp | 20 min | https://biz.yelp.com/ Yelp for Business
Claim your page on Yelp
The free page is enough. Correct your hours, phone number, and photos. Turn on messaging only if someone checks it. Yelp may call to sell you ads, but you don’t have to buy them.
Apple Maps and other apps show your Yelp page too.
listings-tripadvisor | 20 min | https://www.tripadvisor.com/Owners Tripadvisor for owners
Claim your page on Tripadvisor
Do this if you’re near hotels, a station, a beach, or a convention center. Otherwise, mark it as not applicable.
Travelers who don’t know your town rely on it.
listings-bing | 15 min | https://www.bingplaces.com/ Bing Places
Add your listing to Bing
Bing Places imports a verified Google Business Profile in a few steps. Check that your hours are correct.
Windows, many cars, and several voice assistants use Bing. Setup takes about 15 minutes.

# ordering-and-booking | Ordering and booking | shopping-bag
Let guests order and book with you directly, without app commissions.
ordering-own | 90 min | critical | screen profile | verified by ordering_link
Take online orders on your own page
Most POS systems offer a pickup page for a flat fee. Add its link to your profile so your website shows it before any delivery app. If you only serve dine-in guests, mark this as not applicable.
Delivery apps keep up to 30% of an order. A direct order costs you only the card fee.
ordering-test | 45 min
Place a test order at your own restaurant
Order on a Friday at 7 PM, from someone else’s phone. Write down the promised wait, the actual wait, and how the food looks when you open the bag.
You see every plate that goes to a table, but not what takeout guests get.
booking-say | 5 min | screen profile | verified by booking_known
Explain how guests get a table
In your profile, choose reservations required, reservations recommended, or walk-ins only. Add your booking link or phone number.
Guests who aren’t sure they’ll get a table go somewhere else.
booking-confirm | 20 min
Remind guests of upcoming reservations
Turn on reminders in your booking system, or have someone call tomorrow’s large parties. Make it as easy to cancel as to confirm.
You can fill a table if guests cancel at noon. You can’t fill a no-show at 8 PM.

# guest-list | Your guest list | users
Your own list of guests who said you can contact them.
guests-confirm-email | 2 min | critical | screen account | verified by email_verified
Confirm your email address
Open the confirmation link we emailed you when you signed up.
We send password resets to this address, so make sure that it’s yours.
guests-ask | 30 min
Ask guests for permission to contact them
Add a line to the receipt or a card to the check: name, phone number, and “Yes, text me offers. I can stop anytime.” Keep the cards. You can’t text guests who haven’t said yes.
Once guests say yes, you can reach them without paying for ads.
guests-export | 20 min | screen bring_back_regulars
Export your guest list from your POS
Include names, cell numbers, and last order dates in a CSV file. Look for the export in your POS or booking system, under Customers or Reports.
You can’t bring back guests if you don’t know who they are.
guests-wifi | 45 min
Put a newsletter sign-up where guests wait
Put a QR code by the door and at the bar that opens a form with two fields. Say what guests get: “One email a month with new dishes and early reservations.”
Guests who are waiting already have their phone out, so signing up takes a few seconds.

# social-profiles | Social profiles | camera
Two active profiles beat five neglected ones.
social-instagram | 15 min | https://help.instagram.com/502981923235522 How to switch
Switch your Instagram to a business profile
Switch to a professional account, choose “Restaurant,” and add your address, phone number, and website to the bio. Use the name on your door.
For many guests under 40, it’s their first look at your food, with directions one tap away.
social-facebook | 30 min | https://www.facebook.com/pages/create Create a Page
Set up a Facebook Page and reply to guests
Create a Page, not a personal profile. Add your hours, phone number, menu link, and a storefront photo. Answer messages, or turn messaging off.
You need a Page to run ads, and many regulars check it for tonight’s hours.
social-links | 5 min | screen profile | verified by links_known
Add your social media links to your profile
Add Instagram, Facebook, or TikTok if you posted there this year. Your website shows them.
Guests look for your latest photos there. Links to inactive accounts hurt more than they help.
social-library | 60 min | screen websites | verified by photos_uploaded
Collect 20 photos to post
Photograph plates, cooks at work, fresh ingredients, and the dining room before service. Keep them in a shared album, and upload the best here.
There’s no time for photos on a Friday night. With an album, a post takes three minutes.
`,
);
