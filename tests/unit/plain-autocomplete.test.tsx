import { expect, it, vi } from 'vitest'
import { ExpenseForm } from '@/components/money/expenses/expense-form'
import { CreatePetForm } from '@/components/pets/publish/create-pet-form'
import { draw } from '@/tests/support/markup'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/create-pet',
}))

const NOTHING = { breeds: [], colors: [] }

it.each([
  [
    'a pet',
    'name',
    <CreatePetForm
      key="pet"
      ownerId={7}
      ownerRole="user"
      place={{ city: 'Quito', country: 'Ecuador' }}
      catalog={{ perro: NOTHING, gato: NOTHING, otro: NOTHING }}
      shared={[]}
    />,
  ],
  ['an expense', 'title', <ExpenseForm key="expense" currencies={['USD']} today="2026-11-30" />],
])('without scripts the browser may put back what was typed of %s', (_what, name, form) => {
  const [field] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(draw(form)) ?? []
  expect(field).toBeDefined()
  expect(field).not.toMatch(/autocomplete="off"/i)
})
