'use client'

// One boundary, so that what nearly every page needs is in the layout's chunk once; else the not-found screen's chunk
// and each page's own carry it twice.
export { Link } from '../navigation/link'
export { NavigationBar } from '../navigation/navigation-bar'
export { RememberLocale } from '../navigation/remember-locale'
