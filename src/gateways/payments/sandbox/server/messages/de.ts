import type { CardMessages } from './card-messages'

export const de: CardMessages = {
  title: 'Mit Karte zahlen',
  testMode: 'Testmodus: kein echtes Geld',
  testHint:
    'Verwenden Sie die Karte 4242 4242 4242 4242, ein beliebiges Datum in der Zukunft und einen beliebigen dreistelligen Sicherheitscode.',
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryPlaceholder: 'MM/JJ',
  code: 'Sicherheitscode',
  codeHint: '3 Ziffern auf der Rückseite; Amex: 4 auf der Vorderseite',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  emailHint: 'Es wird nichts dorthin gesendet.',
  postal: 'Postleitzahl',
  pay: '{amount} zahlen',
  paying: 'Zahlung läuft …',
  done: 'Zahlung eingegangen',
  challengeTitle: 'Zahlung bestätigen',
  challengeText: 'Bei einer echten Karte würde Ihre Bank Sie hier fragen, ob diese Zahlung von Ihnen stammt.',
  approve: 'Bestätigen',
  refuse: 'Ablehnen',
  errors: {
    required: 'Dieses Feld ist erforderlich',
    incomplete_card: 'Bitte füllen Sie die Kartendaten vollständig aus',
    invalid_number: 'Ungültige Kartennummer',
    invalid_expiry: 'Ungültiges Ablaufdatum',
    invalid_code: 'Ungültiger Sicherheitscode',
    invalid_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    email_format: 'Das ist nicht die Form einer E-Mail-Adresse',
  },
  refusals: {
    card_declined:
      'Die Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
    insufficient_funds:
      'Die Karte ist nicht ausreichend gedeckt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.',
    card_not_supported_in_test_mode:
      'Im Testmodus werden nur Testkarten angenommen. Es wurde nichts abgebucht. Verwenden Sie 4242 4242 4242 4242.',
    authentication_failed:
      'Die Zahlung wurde nicht bestätigt. Es wurde nichts abgebucht. Sie können es erneut versuchen.',
    too_many_declines:
      'Es wurden zu viele Karten abgelehnt, deshalb ist diese Zahlung geschlossen. Es wurde nichts abgebucht. Gehen Sie zurück und beginnen Sie neu.',
    intent_canceled: 'Diese Zahlung wurde abgebrochen. Gehen Sie zurück und beginnen Sie neu.',
    unavailable:
      'Die Verbindung wurde unterbrochen. Bitte versuchen Sie es erneut: Es wird nicht doppelt abgebucht.',
  },
}
