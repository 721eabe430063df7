import type { Config } from 'tailwindcss'

/** Design tokens: every colour, radius, shadow, font and text size. */
export default {
  theme: {
    extend: {
      // The carousel shows four cards from 1224 px (specification, section 9).
      screens: { xl: '76.5rem' },
      colors: {
        // Text. `ink-3` keeps 4.5:1 on white only.
        ink: { DEFAULT: '#17261F', 2: '#4B5B53', 3: '#66756D' },
        // Hairlines, the outline of chips and buttons, and the 3:1 border of form fields.
        line: '#E3E8E1',
        edge: '#CBD5CD',
        field: '#84928A',
        mist: { DEFAULT: '#F4F7F2', 2: '#E9EEE8', dew: '#F1F6F0' },
        monte: { DEFAULT: '#0F6B57', hover: '#0B5546', dark: '#0A4A3C', tint: '#E2F1EB', soft: '#CFE5DB' },
        mango: { DEFAULT: '#FFB53E', hover: '#F8A521', deep: '#9A5B00' },
        guayaba: { DEFAULT: '#C9344A', hover: '#A92A3D', tint: '#FBE9EB' },
        // Surfaces; `deep` is their text where it is coloured.
        durazno: { DEFAULT: '#FFE7D3', deep: '#78380F' },
        maiz: { DEFAULT: '#FFF0C7', deep: '#634600' },
        cielo: { DEFAULT: '#DCEBF3', deep: '#14475E' },
        lila: { DEFAULT: '#EAE3F4', deep: '#48326F' },
        cream: '#FFF6E6',
        tile: { cielo: '#CFE6EE', lila: '#E4DAF1', maiz: '#FCE7B0', hoja: '#D7EAD9', sol: '#F6D98C' },
        // Behind photos in full screen.
        night: '#0E1F19',
        foot: { DEFAULT: '#10332A', line: '#2A5045', text: '#C9DAD2' },
      },
      fontFamily: {
        // Stand-ins, of the same width until the fonts arrive: app/fonts/stand-ins.css.
        sans: ['var(--font-figtree)', 'figtree-arial', 'figtree-roboto', 'system-ui', 'sans-serif'],
        display: [
          'var(--font-bricolage)',
          'bricolage-arial',
          'bricolage-roboto',
          'var(--font-figtree)',
          'sans-serif',
        ],
      },
      fontWeight: { medium: '550', semibold: '650', bold: '720', extrabold: '760' },
      fontSize: {
        tiny: ['0.8125rem', '1.35'],
        fine: ['0.875rem', '1.45'],
        small: ['0.9375rem', '1.5'],
        base: ['1rem', '1.55'],
        body: ['1.0625rem', '1.6'],
        lead: ['1.125rem', '1.55'],
        wide: ['1.25rem', '1.5'],
        // Headings: on phones a long word must fit at any text size.
        card: ['1.3125rem', { lineHeight: '1.15', letterSpacing: '-0.018em' }],
        panel: ['min(1.625rem, 10vw)', { lineHeight: '1.12', letterSpacing: '-0.018em' }],
        section: [
          'clamp(min(1.625rem, 10vw), 3.1vw, 2.25rem)',
          { lineHeight: '1.12', letterSpacing: '-0.018em' },
        ],
        title: [
          'clamp(min(1.8125rem, 10vw), 3.5vw, 2.625rem)',
          { lineHeight: '1.12', letterSpacing: '-0.03em' },
        ],
        banner: ['clamp(min(2rem, 10vw), 3.3vw, 2.875rem)', { lineHeight: '1.1', letterSpacing: '-0.03em' }],
        display: [
          'clamp(min(2.375rem, 12vw), 4.4vw, 3.375rem)',
          { lineHeight: '1', letterSpacing: '-0.035em' },
        ],
        hero: ['clamp(min(2.375rem, 12vw), 10.4vw, 4.25rem)', { lineHeight: '1', letterSpacing: '-0.038em' }],
        'hero-wide': ['clamp(3.25rem, 5.1vw, 4.5rem)', { lineHeight: '1', letterSpacing: '-0.038em' }],
      },
      borderRadius: { control: '0.75rem', card: '1.25rem', box: '1.625rem', section: '1.75rem' },
      boxShadow: {
        soft: '0 1px 2px rgb(23 38 31 / 0.06), 0 6px 20px -8px rgb(23 38 31 / 0.16)',
        lift: '0 2px 4px rgb(23 38 31 / 0.05), 0 24px 48px -20px rgb(23 38 31 / 0.28)',
        disc: '0 2px 8px rgb(23 38 31 / 0.14)',
      },
      // Page column, with 20 px of padding on phones.
      width: { wrap: 'min(77rem, 100% - 2.5rem)' },
      // Not in `ch`: a stand-in's digit is an eighth narrower, and lines would break elsewhere once the font arrives.
      maxWidth: { prose: '41.5em' },
      animation: {
        shimmer: 'shimmer 1.3s linear infinite',
        rise: 'rise 0.22s ease-out',
        // As long as the dialogs that close by themselves (specification, section 9).
        drain: 'drain var(--drain) linear forwards',
      },
      keyframes: {
        shimmer: { to: { backgroundPosition: '-220% 0' } },
        drain: { from: { width: '100%' }, to: { width: '0' } },
        rise: { from: { transform: 'translateY(0.75rem)', opacity: '0' } },
      },
    },
  },
} satisfies Config
