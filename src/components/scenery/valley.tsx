import { type DrawingRegions, groundColors, Scene, SceneShape } from "./scene";

const mountains =
  "M-80 156C-50 152-24 131 0 122c26-10 60-34 84-36 20-2 44 18 66 18 34 0 70-58 104-60 30-2 66 50 100 48 26-2 54-20 82-18 40 4 70 58 112 58 44 0 86-38 128-38 50 0 98 42 148 40 40-2 84-66 126-66 38 0 74 42 110 42s66-44 100-44c32 0 58 36 88 36s62-22 92-26c36-4 66 12 100 22v142H-80z";
const slope =
  "M0 158c110-46 210-50 330-18s190 30 300-4 190-44 320-10 190 30 280-6 150-30 210-10v130H0z";
const meadow = "M0 184c140-34 250-20 380 4s230 16 350-10 250-20 380 6 230 4 330-14v70H0z";
const ground = "M0 218c170-22 300-12 460 2s290 10 450-8 330-10 530 8v40H0z";
const trees =
  "M92 138H75l17-48 17 48zM124 138h-24l24-68 24 68zM156 138h-16l16-46 16 46zM1256 132h-18l18-56 18 56zM1288 128h-27l27-76 27 76zM1320 124h-17l17-50 17 50z";

interface ValleyProps {
  /** Sets width and position. A valley that is 1440 wide is 330 high, of which 90 are sky above the mountains. */
  readonly className: string | undefined;
  readonly drawings?: DrawingRegions;
}

/** Render the valley below Igman. Its foreground has the colour of the section that follows. */
export function Valley({ className, drawings = {} }: ValleyProps) {
  return (
    <Scene className={className} size={[1440, 330]} drawings={drawings}>
      <g transform="translate(0 90)">
        <SceneShape d={mountains} dayColor="#7d9cd2" nightColor="var(--night-500)" />
        <SceneShape d={trees} dayColor="var(--meadow)" />
        <SceneShape d={slope} {...groundColors.ridge} />
        <SceneShape d={meadow} {...groundColors.hill} />
        <SceneShape d={ground} dayColor="var(--paper)" />
      </g>
    </Scene>
  );
}
