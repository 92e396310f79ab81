'use client'

import type { StatementQuestionProps } from './question-views'

/** One statement and its choices. */
export function StatementQuestion({ question, choice, hidden, onChoose }: StatementQuestionProps) {
  return (
    <div hidden={hidden} data-question={question.position}>
      <p>{question.text}</p>
      {Array.from({ length: question.choices }, (_, index) => (
        <button key={index} type="button" aria-pressed={choice === index} onClick={() => onChoose(index)}>
          {index + 1}
        </button>
      ))}
    </div>
  )
}
