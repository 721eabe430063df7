export interface Backdrop {
  id: string
  /** The largest area: wall or sky. */
  ground: string
  /** A step darker than the ground: hills, floors, tiles. */
  shade: string
  /** The lightest tone: light on the wall, sky behind hills. */
  light: string
  /** Sun, pot, sofa. */
  accent: string
  leaf: string
}

export const BACKDROPS: readonly Backdrop[] = [
  {
    id: 'durazno',
    ground: '#F7CDB0',
    shade: '#F2B48F',
    light: '#FBE3D0',
    accent: '#D9825B',
    leaf: '#6F8F6B',
  },
  { id: 'salvia', ground: '#C9D8C0', shade: '#B0C6A6', light: '#E4ECDD', accent: '#7C9C78', leaf: '#5B8062' },
  { id: 'cielo', ground: '#BFDDE6', shade: '#A3CBD8', light: '#DFF0F3', accent: '#5F9DB0', leaf: '#5A8F7B' },
  { id: 'maiz', ground: '#F6D98C', shade: '#EFC563', light: '#FCEDC2', accent: '#D59A34', leaf: '#7D9660' },
  { id: 'lila', ground: '#D8CCE6', shade: '#C5B4DA', light: '#ECE5F3', accent: '#9279B4', leaf: '#7C9A84' },
  { id: 'arena', ground: '#E9D9C2', shade: '#DDC7A6', light: '#F5ECDD', accent: '#B48F63', leaf: '#87946B' },
  { id: 'menta', ground: '#BFE0D2', shade: '#A2D1BE', light: '#DFF1E8', accent: '#4F9E83', leaf: '#3F7F69' },
  { id: 'coral', ground: '#F2AFA0', shade: '#EA9583', light: '#F9D5CB', accent: '#C65F4C', leaf: '#6E8B6A' },
  { id: 'noche', ground: '#33566B', shade: '#2A4759', light: '#4A7289', accent: '#F2C879', leaf: '#6FA08A' },
  { id: 'monte', ground: '#2F6B58', shade: '#265949', light: '#43836E', accent: '#F3C77B', leaf: '#7FB394' },
  { id: 'rosa', ground: '#F3C6CB', shade: '#EBACB4', light: '#FAE3E5', accent: '#C9707F', leaf: '#7F9A78' },
  { id: 'teja', ground: '#D98F6C', shade: '#CB7A56', light: '#E9B396', accent: '#F7DDBF', leaf: '#5F7F63' },
]
