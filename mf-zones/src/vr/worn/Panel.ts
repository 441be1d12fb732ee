import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

interface PanelSize {
  /** In pixels. */
  wide: number;
  tall: number;
  /** How wide it is in the place, in metres. */
  metres: number;
  /** Nothing is in front of it. */
  isOverAll?: boolean;
}

/** A sheet in the air that a pen draws on: one call. */
export class Panel {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly size: Readonly<{ wide: number; tall: number }>;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #texture: CanvasTexture;
  #drawn = '';

  constructor({ wide, tall, metres, isOverAll = false }: PanelSize) {
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = tall;
    this.size = { wide, tall };
    this.#pen = canvas.getContext('2d');
    this.#texture = new CanvasTexture(canvas);
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.anisotropy = 4;
    this.mesh = new Mesh(
      new PlaneGeometry(metres, (metres * tall) / wide),
      new MeshBasicMaterial({
        ...{ map: this.#texture, transparent: true, depthWrite: false, depthTest: !isOverAll },
        ...{ toneMapped: false, fog: false },
      }),
    );
    this.mesh.visible = false;
    this.mesh.renderOrder = isOverAll ? 60 : 35;
  }

  /** Draws anew when `what` is not what stands there. */
  draw(what: string, draw: (pen: CanvasRenderingContext2D) => void): void {
    if (what === this.#drawn || !this.#pen) return;
    this.#drawn = what;
    draw(this.#pen);
    this.#texture.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#texture.dispose();
  }
}
