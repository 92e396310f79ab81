/**
 * Whether enough of a part is answered to choose the next part's level by it: four questions of five, so eight of ten.
 * By fewer answers nothing is chosen, or the level would tell of each whether it is right: somebody who knows no key
 * answers one question, asks for the next part and looks whether the level moved.
 */
export const isAnsweredEnough = ({ answered, questions }: { answered: number; questions: number }): boolean =>
  answered * 5 >= questions * 4
