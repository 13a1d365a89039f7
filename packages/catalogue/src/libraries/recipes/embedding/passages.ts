/** @module A question, and passages of which the first answers it. */

export const planetQuery = 'Which planet is the largest?';

export const planetPassages = [
  'Jupiter is the largest planet of the solar system.',
  'Mars is called the red planet because of the iron in its soil.',
  'Venus is hotter than Mercury although it is farther from the sun.',
  'Saturn has the brightest rings.',
];
