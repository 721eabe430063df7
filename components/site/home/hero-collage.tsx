import { classNames } from '@/components/ui/class-names'

/** Decorative, so loaded lazily; phones never fetch the fourth picture. */
export function HeroCollage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] grid-rows-[7rem_7rem] gap-2.5 md:grid-cols-[1fr_1.5fr_1.2fr_1fr] md:grid-rows-[12.5rem] lg:grid-cols-[minmax(0,1.16fr)_minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[14.125rem_13.375rem] lg:gap-4">
      <div className="relative row-span-2 overflow-hidden rounded-t-[5.625rem] rounded-b-3xl bg-tile-sol before:absolute before:top-[34%] before:left-1/2 before:aspect-square before:w-[150%] before:-translate-x-1/2 before:rounded-full before:bg-[#FCEDC2] md:row-span-1 lg:row-span-2 lg:rounded-t-[6.875rem] lg:rounded-b-[2.25rem] lg:before:top-[17%] lg:before:w-[118%]">
        <img
          src="/art/cut-sit.webp"
          alt=""
          width={520}
          height={698}
          loading="lazy"
          decoding="async"
          className="absolute bottom-3 left-1/2 w-[94%] max-w-none -translate-x-1/2 lg:bottom-4 lg:left-[52%] lg:w-[136%]"
        />
      </div>
      <Scene
        art="hero-b"
        className="rounded-[3.5rem] md:rounded-[6.25rem] lg:col-span-2 lg:rounded-[7.0625rem]"
      />
      <Scene
        art="hero-c"
        className="rounded-3xl rounded-br-[4.5rem] lg:rounded-[2.25rem] lg:rounded-br-[6.25rem]"
      />
      <Scene
        art="hero-d"
        className="rounded-t-[5rem] rounded-b-3xl max-md:hidden lg:rounded-t-[5.25rem] lg:rounded-b-[2.25rem]"
      />
    </div>
  )
}

function Scene({ art, className }: { art: string; className: string }) {
  return (
    <div className={classNames('overflow-hidden bg-mist-2', className)}>
      <img
        src={`/art/${art}.webp`}
        alt=""
        width={700}
        height={525}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  )
}
