const INBOXES = [
  { name: 'Gmail', url: 'https://mail.google.com/', domain: /^(gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domain: /^(outlook|hotmail|live|msn)\.(com|es|cl)$|^(outlook|hotmail|live)\.com\.(ar|co|pe)$/,
  },
  {
    name: 'Yahoo',
    url: 'https://mail.yahoo.com/',
    domain: /^(yahoo\.(com|es|cl)|yahoo\.com\.(ar|co|pe)|ymail\.com)$/,
  },
  { name: 'iCloud', url: 'https://www.icloud.com/mail', domain: /^(icloud|me|mac)\.com$/ },
  { name: 'Proton Mail', url: 'https://mail.proton.me/', domain: /^(proton\.me|protonmail\.com|pm\.me)$/ },
] as const

export function inboxOf(email: string): { name: string; url: string } | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return INBOXES.find((inbox) => inbox.domain.test(domain)) ?? null
}
