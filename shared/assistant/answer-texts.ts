// Sentences of several answers.

export const NO_DISH_FOUND = 'I couldn’t find that dish on your menu.';
export const NO_PROFILE = 'I couldn’t load your profile. Ask me again.';
