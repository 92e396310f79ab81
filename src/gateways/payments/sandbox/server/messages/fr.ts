import type { CardMessages } from './card-messages'

export const fr: CardMessages = {
  title: 'Payer par carte',
  testMode: 'Mode test : aucun paiement réel',
  testHint: 'Utilisez la carte 4242 4242 4242 4242, une date future et un code à 3 chiffres de votre choix.',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  expiryPlaceholder: 'MM/AA',
  code: 'Code de sécurité',
  codeHint: '3 chiffres au dos ; Amex : 4 au recto',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  emailHint: 'Rien n’y est envoyé.',
  postal: 'Code postal',
  pay: 'Payer {amount}',
  paying: 'Paiement en cours…',
  done: 'Paiement reçu',
  challengeTitle: 'Confirmez ce paiement',
  challengeText: 'Avec une vraie carte, votre banque vous demanderait ici si ce paiement vient bien de vous.',
  approve: 'Accepter',
  refuse: 'Refuser',
  errors: {
    required: 'Ce champ est obligatoire',
    incomplete_card: 'Veuillez compléter les informations de la carte',
    invalid_number: 'Numéro de carte non valide',
    invalid_expiry: 'Date d’expiration non valide',
    invalid_code: 'Code de sécurité non valide',
    invalid_email: 'Saisissez une adresse e-mail valide',
    email_format: 'Ce n’est pas le format d’une adresse e-mail',
  },
  refusals: {
    card_declined: 'La banque a refusé cette carte. Rien n’a été débité. Essayez avec une autre carte.',
    insufficient_funds:
      'La provision de cette carte est insuffisante. Rien n’a été débité. Essayez avec une autre carte.',
    card_not_supported_in_test_mode:
      'Le mode test n’accepte que les cartes de test. Rien n’a été débité. Utilisez 4242 4242 4242 4242.',
    authentication_failed: 'Le paiement n’a pas été confirmé. Rien n’a été débité. Vous pouvez réessayer.',
    too_many_declines:
      'Trop de cartes ont été refusées : ce paiement est fermé. Rien n’a été débité. Revenez en arrière et recommencez.',
    intent_canceled: 'Ce paiement a été annulé. Revenez en arrière et recommencez.',
    unavailable: 'La connexion a été interrompue. Réessayez : vous ne serez pas débité deux fois.',
  },
}
