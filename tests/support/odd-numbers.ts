/** What people and programs send for an id, and no id is: more than Postgres holds, no integer, no plain digits. */
export const ODD_NUMBERS = [
  '3000000000',
  '99999999999',
  '9e99',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '007',
  '１２',
  '1\u00001',
]
