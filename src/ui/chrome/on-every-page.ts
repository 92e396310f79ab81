'use client'

// One boundary, so that what nearly every page needs is in the layout's chunk once; else the chunks of the error screen and
// of the not-found screen, which come with every page, and each page's own would carry it again.
export { MessageScreen } from '../message-screen/message-screen'
export { Link } from '../navigation/link'
export { NavigationBar } from '../navigation/navigation-bar'
export { RememberLocale } from '../navigation/remember-locale'
export { Button } from '../primitives/button'
export { ButtonLink } from '../primitives/button-link'
