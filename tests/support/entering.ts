import type { Page } from '@playwright/test'

/** Enters something else into every field of the page's forms. @returns what they hold now, by name */
export function enterAll(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main form :is(input:not([type=hidden], [type=file], [name=countryId], [name=cityId]), textarea)',
    )
    const entered: Record<string, string> = {}
    for (const field of fields) {
      if (field.type === 'radio') {
        const group = [...fields].filter(({ name, form }) => name === field.name && form === field.form)
        const other = group.findLast(({ checked }) => !checked)
        if (field !== group[0] || !other) continue
        other.click()
        entered[`${other.name}=${other.value}`] = 'chosen'
      } else if (field.type === 'checkbox') {
        field.click()
        entered[`${field.name}=${field.value}`] = field.checked ? 'chosen' : 'not chosen'
      } else if (['text', 'textarea', 'email', 'password'].includes(field.type)) {
        field.value = field.inputMode === 'numeric' ? '77' : 'Luna'
        field.dispatchEvent(new Event('input', { bubbles: true }))
        entered[field.name] = field.value
      }
    }
    return entered
  })
}

/** What fields hold now, by the names that `enterAll` gives. */
export function readAll(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate((names) => {
    const read = (name: string): [string, string] => {
      const [field = '', value] = name.split('=')
      const selector = `main form [name="${CSS.escape(field)}"]`
      if (value === undefined)
        return [name, document.querySelector<HTMLInputElement>(selector)?.value ?? 'nothing']
      const choice = document.querySelector<HTMLInputElement>(`${selector}[value="${CSS.escape(value)}"]`)
      return [name, choice?.checked ? 'chosen' : 'not chosen']
    }
    return Object.fromEntries(names.map(read))
  }, names)
}
