/** What mail servers write of a mail that came back, shaped as each writes it; the people and machines are made up. */

export const OURS = '<5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5@shop.example>'

type Told = { action?: string; status?: string; reason?: string; returned?: string }

const HEADERS = `Message-ID: ${OURS}
From: Plumbline <hello@shop.example>
To: taker@example.net
Subject: Your report #1 is ready
`

export const postfix = ({ action = 'failed', status = '5.1.1', reason, returned = HEADERS }: Told = {}) => `\
Return-Path: <>
Received: by mx.shop.example (Postfix) id 9F2C41A0; Thu, 26 Nov 2026 10:00:02 +0000 (UTC)
Date: Thu, 26 Nov 2026 10:00:02 +0000 (UTC)
From: MAILER-DAEMON@mx.shop.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: hello@shop.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="7A1B2C3D.1732615202/mx.shop.example"
Message-Id: <20261126100002.9F2C41A0@mx.shop.example>

This is a MIME-encapsulated message.

--7A1B2C3D.1732615202/mx.shop.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered to one or more recipients.

--7A1B2C3D.1732615202/mx.shop.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.shop.example
X-Postfix-Queue-ID: 7A1B2C3D
X-Postfix-Sender: rfc822; hello@shop.example
Arrival-Date: Thu, 26 Nov 2026 10:00:01 +0000 (UTC)

Final-Recipient: rfc822; taker@example.net
Original-Recipient: rfc822;taker@example.net
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example.net
Diagnostic-Code: smtp; ${reason ?? '550 5.1.1 <taker@example.net>: Recipient address\n    rejected: User unknown'}

--7A1B2C3D.1732615202/mx.shop.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${returned}
--7A1B2C3D.1732615202/mx.shop.example--
`

export const exim = () => `\
Return-path: <>
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.shop.example>
To: hello@shop.example
References: ${OURS}
Content-Type: multipart/report; report-type=delivery-status; boundary=1732615202-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1tFxyz-0001aB-2c@mail.shop.example>

--1732615202-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

A message that you sent could not be delivered to one or more of its recipients.

--1732615202-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mail.shop.example

Action: failed
Final-Recipient: rfc822;taker@example.net
Status: 5.0.0
Remote-MTA: dns; mail.example.net
Diagnostic-Code: smtp; 550 No such user - taker

--1732615202-eximdsn-1804289383
Content-type: message/rfc822

Return-path: <hello@shop.example>
Received: from app ([10.0.0.2]) by mail.shop.example with esmtp
${HEADERS}
Your payment arrived.

--1732615202-eximdsn-1804289383--
`

export const gmail = () => `\
Delivered-To: hello@shop.example
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: hello@shop.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: ${OURS}
In-Reply-To: ${OURS}
X-Failed-Recipients: taker@example.net
Message-ID: <6745a1b2.050a0220.1c2d3e.0001.GMR@mx.google.example>
Content-Type: multipart/report; boundary="000000000000d1e2f30627a1b2c3"; report-type=delivery-status

--000000000000d1e2f30627a1b2c3
Content-Type: multipart/related; boundary="000000000000d1e31a0627a1b2c4"

--000000000000d1e31a0627a1b2c4
Content-Type: text/html; charset="UTF-8"

<p>Address not found</p>
--000000000000d1e31a0627a1b2c4--
--000000000000d1e2f30627a1b2c3
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Received-From-MTA: dns; hello@shop.example
Arrival-Date: Thu, 26 Nov 2026 02:00:02 -0800 (PST)
X-Original-Message-ID: ${OURS}

Final-Recipient: rfc822; taker@example.net
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.example.net. (192.0.2.7, the server for the domain example.net.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address.
 550 5.1.1 https://support.example/NoSuchUser
Last-Attempt-Date: Thu, 26 Nov 2026 02:00:03 -0800 (PST)

--000000000000d1e2f30627a1b2c3
Content-Type: message/rfc822

DKIM-Signature: v=1; a=rsa-sha256; d=shop.example;
 b=abc
${HEADERS}
----- Message truncated -----

--000000000000d1e2f30627a1b2c3--
`

export const exchange = () =>
  `\
From: <postmaster@corp.example>
To: <hello@shop.example>
Date: Thu, 26 Nov 2026 10:00:05 +0000
Content-Type: multipart/report; report-type="Delivery-Status";
\tboundary="_a1b2c3d4-1111-2222-3333-444455556666_"
Content-Language: en-US
Message-ID: <9c8b7a65-0000-4444-8888-121212121212@EXCH01.corp.example>
In-Reply-To: ${OURS}
References: ${OURS}
Subject: Undeliverable: Your report #1 is ready
Auto-Submitted: auto-replied

--_a1b2c3d4-1111-2222-3333-444455556666_
Content-Type: multipart/alternative; differences=Content-Type;
\tboundary="_b1b2c3d4-1111-2222-3333-444455556666_"

--_b1b2c3d4-1111-2222-3333-444455556666_
Content-Type: text/plain; charset="us-ascii"

Delivery has failed to these recipients or groups.

--_b1b2c3d4-1111-2222-3333-444455556666_--

--_a1b2c3d4-1111-2222-3333-444455556666_
Content-Type: message/delivery-status

Reporting-MTA: dns;EXCH01.corp.example
Received-From-MTA: dns;mx.shop.example
Arrival-Date: Thu, 26 Nov 2026 10:00:04 +0000

Original-Recipient: rfc822;Taker@corp.example
Final-Recipient: rfc822;taker@corp.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient taker@corp.example not found by SMTP address lookup
X-Display-Name: Taker

--_a1b2c3d4-1111-2222-3333-444455556666_
Content-Type: message/rfc822

Received: from mx.shop.example by EXCH01.corp.example
Content-Type: text/plain
Subject: Your report #1 is ready

--_a1b2c3d4-1111-2222-3333-444455556666_--
`.replaceAll('\n', '\r\n')
