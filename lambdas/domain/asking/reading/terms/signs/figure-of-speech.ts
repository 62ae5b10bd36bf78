/** Ages and places of children in the talk of adults, which are no sign of anything. */

/** "Explain it like I'm five", "looked like me in gym class" and "on my lunch break" are said by adults. */
export const figureOfSpeech =
  /\b(?:like|as if|as though|like if|treat me like) (?:im|i am|i was|i were|im a|youre talking to|you would to|to) (?:an? )?(?:five|six|seven|eight|ten|twelve|\d+|kid|child|idiot|toddler|kindergartener|baby|dummy)(?: ?(?:years? olds?|yo|yr old|year old))?|\b(?:to|for) an? (?:five|\d+|six|ten) ?(?:years? olds?|yo|yr old|year old)\b|\b(?:looks?|plays?|throws?|kicks?|runs?|shoots?|skates?|hits?) like (?:me|us|i did|a kid|my \w+)(?: back)? (?:in|at|from) (?:\w+ ){0,2}(?:class|gym|school|recess)\b|\beli ?\d+|\b(?:\d{1,2} ?min(?:ute)?s?|lunch|coffee|smoke|work|dinner) break\b/g;
