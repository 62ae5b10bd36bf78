/** The day from which a line is said to have moved: "since Monday", which is no day of a game. */
export const sinceDay =
  /\b(?:since|from)(?: (?:last|this|the|past|early|late))* (?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?|yesterday|last night|the weekend|weekend|(?:the )?(?:start|beginning) of the week)\b/i;
