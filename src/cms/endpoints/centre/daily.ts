import { listDailyQuestions } from '@/content/centre/daily-questions'
import { mayOpen } from '@/domain/centre/levels'
import { readersDay, turnOn, weeksUntil } from '@/domain/daily/days'
import { judge, storedAnswer } from '@/domain/daily/question'
import { readMembership } from '@/services/centre/level-of'
import { changeDailyMail, leaveDailyMail } from '@/services/daily/change-daily-mail'
import { findDayAnswer, findOwnAnswer, listAnsweredDays } from '@/services/daily/own-answers'
import { storeAnswer } from '@/services/daily/store-answer'
import type { Deps } from '@/services/deps'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints } from '../define-endpoints'
import { viewAnswered, viewAsked } from './view-daily'

const WEEKS_SHOWN = 4

/** The day in a zone that a browser says it is in. @throws HttpRefusal malformed: there is no such zone. */
const dayIn = (deps: Pick<Deps, 'now'>, zone: string): string => {
  const day = readersDay({ zone, now: deps.now() })
  if (day) return day
  throw new HttpRefusal('malformed', { issues: [{ path: 'zone', message: 'no time zone' }] })
}

export const dailyEndpoints = defineEndpoints({
  'daily.today': async ({ deps, input: { body }, viewer }) => {
    const day = dayIn(deps, body.zone)
    const { level, customer } = await readMembership(deps, viewer)
    const who = { customer: customer?.id ?? null, visitorHash: viewer.visitorHash }
    const [questions, stored, days] = await Promise.all([
      listDailyQuestions(body.hl ?? 'EN'),
      findDayAnswer(deps, { who, day }),
      listAnsweredDays(deps, { who, since: weeksUntil(day, WEEKS_SHOWN)[0] ?? day }),
    ])
    const question = stored
      ? questions.find(({ id }) => id === stored.question)
      : questions[turnOn(day, Math.max(questions.length, 1))]
    return {
      day,
      question: question ? viewAsked(question) : null,
      answered: question && stored ? await viewAnswered(deps, { question, stored }) : null,
      days,
      mail: customer && {
        on: customer.dailyMail ?? false,
        open: mayOpen({ needs: 'premium', has: level }),
      },
    }
  },

  'daily.submit': async ({ deps, input: { body }, viewer: asking, setCookie }) => {
    const day = dayIn(deps, body.zone)
    const { viewer, cookie } = withVisitor(asking)
    const { customer } = await readMembership(deps, viewer)
    const who = { customer: customer?.id ?? null, visitorHash: viewer.visitorHash }
    const questions = await listDailyQuestions(body.hl ?? 'EN')
    const question = questions[turnOn(day, Math.max(questions.length, 1))]
    // The night passed over the open page, or the editor changed the order of the questions.
    if (body.day !== day || question?.id !== body.question) throw new Refusal('dayOver')
    const right = judge(question, body.answer)
    if (right === null)
      throw new HttpRefusal('malformed', { issues: [{ path: 'answer', message: 'no answer to this' }] })
    const { first, ...stored } = await storeAnswer(deps, {
      who,
      day,
      question: question.id,
      answer: storedAnswer(question, body.answer),
      right,
      locale: body.hl ?? 'EN',
    })
    // An account needs none.
    if (cookie && !customer) setCookie(cookie)
    const told = questions.find(({ id }) => id === stored.question)
    if (!told) throw new Refusal('dayOver')
    return { ...(await viewAnswered(deps, { question: told, stored })), first }
  },

  'daily.answer': async ({ deps, input: { params, query }, viewer }) => {
    const { customer } = await readMembership(deps, viewer)
    const who = { customer: customer?.id ?? null, visitorHash: viewer.visitorHash }
    const stored = await findOwnAnswer(deps, { who, question: params.questionId })
    const question = (await listDailyQuestions(query.hl ?? 'EN')).find(({ id }) => id === params.questionId)
    if (!stored || !question) throw new HttpRefusal('notFound')
    return viewAnswered(deps, { question, stored })
  },

  'daily.mail': async ({ deps, input: { body }, customer, viewer }) => {
    dayIn(deps, body.zone)
    await changeDailyMail(deps, { viewer, change: { customer: customer.id, ...body } })
    return { on: body.on }
  },

  'daily.leave': async ({ deps, input: { body } }) => {
    await leaveDailyMail(deps, body.token)
    return { on: false }
  },
})
