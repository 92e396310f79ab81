import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_NOTICE_CHARS, readReturnedNotice } from '@/domain/mail/returned-notice'
import { exchange, exim, gmail, OURS, postfix } from '../../support/returned-notices'

describe('the notice of a mail that came back', () => {
  it.each([
    ['Postfix', postfix(), '5.1.1', '550 5.1.1 <…>: Recipient address rejected: User unknown'],
    ['Exim', exim(), '5.0.0', '550 No such user - …'],
    [
      'Gmail',
      gmail(),
      '5.1.1',
      "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address. 550 5.1.1 https://support.example/NoSuchUser",
    ],
    [
      'Exchange, whose returned mail does not name itself',
      exchange(),
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient … not found by SMTP address lookup',
    ],
    ['a full mailbox', postfix({ status: '5.2.2', reason: '552 Full' }), '5.2.2', '552 Full'],
    [
      'one given up after days of no answer',
      postfix({ status: '4.4.7', reason: '451 timeout' }),
      '4.4.7',
      '451 timeout',
    ],
    ['one whose server was never reached', postfix({ status: '4.4.1', reason: 'x' }), '4.4.1', 'x'],
    ['a status that is none', postfix({ status: '5.1', reason: 'x' }), '5.0.0', 'x'],
    ['no status', postfix({ reason: 'x' }).replace('Status: 5.1.1\n', ''), '5.0.0', 'x'],
    [
      'an action in capitals, with a comment',
      postfix({ action: 'FAILED (gone)', reason: 'x' }),
      '5.1.1',
      'x',
    ],
    ['a status with a comment', postfix({ status: '5.7.1 (policy)', reason: 'x' }), '5.7.1', 'x'],
    ['a mailbox file in front', `From MAILER-DAEMON Thu Nov 26\n${postfix({ reason: 'x' })}`, '5.1.1', 'x'],
    ['no reason', postfix({ reason: '' }), '5.1.1', ''],
  ])('is read: %s', (_, raw, status, reason) => {
    expect(readReturnedNotice(raw)).toEqual({ messageIds: [OURS], status, reason })
  })

  it('says first what the returned mail calls itself, then what the notice answers', () => {
    const raw = postfix().replace('Subject: Und', 'In-Reply-To: <b@c>\nReferences: <a@b> <b@c>\nSubject: Und')
    expect(readReturnedNotice(raw)?.messageIds).toEqual([OURS, '<b@c>', '<a@b>'])
  })

  it('of two recipients tells of the one that failed', () => {
    const other = 'Final-Recipient: rfc822; a@example.net\nAction: delayed\nStatus: 4.2.2\n\nFinal-Recipient'
    const raw = postfix().replace('Final-Recipient', other)
    expect(readReturnedNotice(raw)?.status).toBe('5.1.1')
  })

  it('names no address, however it is written', () => {
    const reason = '550 <TAKER@example.net> taker%example.net relay=taker@example.net@mx, mailbox Taker'
    expect(readReturnedNotice(postfix({ reason }))?.reason.toLowerCase()).not.toContain('taker')
  })
})

describe('no notice of a mail that came back', () => {
  it.each([
    ['nothing', ''],
    ['an answer of a person', `From: a@example.net\nIn-Reply-To: ${OURS}\n\nThank you.\n\nStatus: 5.1.1\n`],
    ['a mail that still waits', postfix({ action: 'delayed', status: '4.4.1' })],
    ['one that waits, with a status of failure', postfix({ action: 'delayed' })],
    ['one that was handed on', postfix({ action: 'relayed', status: '2.0.0' })],
    ['one that arrived', postfix({ action: 'delivered', status: '2.0.0' })],
    ['one that was handed to a list', postfix({ action: 'expanded', status: '2.0.0' })],
    ['one without an action', postfix().replace('Action: failed\n', '')],
    ['one whose action only begins so', postfix({ action: 'failed-over' })],
    ['one that names no mail', postfix({ returned: 'Subject: x\n' })],
    ['a read receipt', postfix().replace('delivery-status', 'disposition-notification')],
    ['a notice without its boundary', postfix().replace(/boundary=.*/, 'x=y')],
    ['a longer one than is read', postfix() + 'x'.repeat(MOST_NOTICE_CHARS)],
  ])('is %s', (_, raw) => {
    expect(readReturnedNotice(raw)).toBeNull()
  })

  it('is anything that a stranger makes up, however much there is of it', () => {
    fc.assert(fc.property(fc.string(), (raw) => readReturnedNotice(raw) === null))
    // What took time that grows with the square of its length would not end here.
    for (const piece of ['a', '\n ', '\n \n', '<', '--', ':', ';', '=', '@', 'a@']) {
      const much = piece.repeat(150_000 / piece.length)
      readReturnedNotice(much)
      readReturnedNotice(postfix({ reason: much.replaceAll('\n', '') }))
      readReturnedNotice(postfix({ returned: `Message-ID: ${much}` }))
      readReturnedNotice(postfix().replace('rfc822; taker@example.net', much))
    }
  })
})
