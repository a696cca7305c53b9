/** What the page of a link knows of it: whose it is, and which password it asks for. */
export type LinkFacts = {
  kind: 'invitation' | 'reset'
  fullName: string
  email: string
  providerName: string | null
  asks: 'newPassword' | 'ownPassword'
}
